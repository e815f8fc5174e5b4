import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findPolicyTrust } from '#electron/main/kiosk/policy-trust.ts'

interface Entry {
  /** Whether the person for whom Loupe runs owns it. */
  mine?: true
  writable?: true
  isLink?: true
}

let disk: Record<string, Entry>

vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  lstatSync(path: string) {
    const entry = disk[path]
    if (!entry) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    return { isSymbolicLink: () => entry.isLink === true, uid: (process.getuid?.() ?? 0) + (entry.mine ? 0 : 1) }
  },
  accessSync(path: string) {
    if (!disk[path]?.writable) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
  }
}))

vi.mock('node:child_process', async (original) => ({ ...(await original<object>()), execFileSync: vi.fn() }))

const file = '/etc/loupe/policy.json'

beforeEach(() => {
  disk = { '/': {}, '/etc': {}, '/etc/loupe': {}, [file]: {} }
})

test.skipIf(process.platform === 'win32')(
  'the office’s policy is one that its reader neither owns nor may write to, nor any folder above it',
  () => {
    expect(findPolicyTrust(file)).toBe('office')
    for (const path of Object.keys(disk)) {
      for (const entry of [{ mine: true }, { writable: true }, { isLink: true }] as const) {
        disk[path] = entry
        expect(findPolicyTrust(file), `${path} ${JSON.stringify(entry)}`).toBe('anyone')
        disk[path] = {}
      }
    }
    delete disk['/etc']
    expect(findPolicyTrust(file)).toBe('unknown')
  }
)

describe('on Windows, whose own program says who may write', () => {
  const { platform } = process
  const policy = 'C:\\ProgramData\\Loupe\\policy.json'
  /** Rights (SDDL) of a file and a folder that only the office changes; others may add to the folder. */
  const [ownFile, ownFolder] = ['O:BAD:(A;;FA;;;BA)(A;;FRFX;;;BU)', 'O:BAD:(A;OICI;FA;;;BA)(A;CI;DCLC;;;BU)']
  const own = ['Archive', ownFile, 'Directory', ownFolder, 'Directory', ownFolder, 'Hidden, System', ownFolder]

  beforeEach(() => void Object.defineProperty(process, 'platform', { value: 'win32' }))
  afterEach(() => void Object.defineProperty(process, 'platform', { value: platform }))

  test.each([
    ['the office’s with all its folders', own, 'office'],
    ['a file that users may write to', own.with(1, ownFolder), 'anyone'],
    ['a file in a folder whose files users may delete', own.with(3, `${ownFolder}(A;OICI;DT;;;BU)`), 'anyone'],
    ['a file below a folder that a user has made', own.with(5, ownFolder.replace('O:BA', 'O:BU')), 'anyone'],
    ['a file behind a link', own.with(4, 'Directory, ReparsePoint'), 'anyone'],
    ['one of which not everything is said', own.slice(0, -1), 'unknown']
  ])('%s', (_what, lines, trust) => {
    vi.stubEnv('SystemRoot', 'D:\\Windows')
    vi.mocked(execFileSync).mockReturnValue(`${lines.join('\r\n')}\r\n`)
    expect(findPolicyTrust(policy)).toBe(trust)
    const call = vi.mocked(execFileSync).mock.lastCall
    expect(call?.[0]).toBe('D:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe')
    const paths = [policy, 'C:\\ProgramData\\Loupe', 'C:\\ProgramData', 'C:\\']
    expect(call?.[2]).toMatchObject({ env: { LOUPE_PATHS: paths.join('|') } })
  })

  test('where that program may not run, nobody knows', () => {
    vi.mocked(execFileSync).mockImplementation(() => {
      throw new Error('This program is blocked by group policy.')
    })
    expect(findPolicyTrust(policy)).toBe('unknown')
  })
})
