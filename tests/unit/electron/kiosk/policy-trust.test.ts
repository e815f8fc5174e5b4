import { beforeEach, expect, test, vi } from 'vitest'
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
