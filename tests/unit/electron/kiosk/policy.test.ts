import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodePolicy, parsePolicy, safestPolicy, usualPolicy } from '#electron/main/kiosk/kiosk-policy.ts'
import { listPolicyFiles, readPolicyFile } from '#electron/main/kiosk/read-policy-file.ts'

const hash = `PBKDF2-SHA-256:600000:${'s'.repeat(22)}:${'v'.repeat(43)}`

const good = `{
  "kiosk": true,
  "idleMinutes": 3,
  "pinHash": "${hash}",
  "allowedLinks": ["forms.example.com", "*.gov.in"],
  "startWithSystem": true
}
`

test('kiosk policy › reads every field', () => {
  expect(parsePolicy(good)).toEqual({
    policy: {
      kiosk: true,
      idleMinutes: 3,
      pinHash: hash,
      allowedLinks: ['forms.example.com', '*.gov.in'],
      startWithSystem: true
    },
    problems: []
  })
})

test('kiosk policy › fills missing fields with defaults', () => {
  expect(parsePolicy('{}')).toEqual({ policy: usualPolicy, problems: [] })
  expect(parsePolicy('{ "kiosk": false }').policy.kiosk).toBe(false)
})

describe('kiosk policy with a wrong field', () => {
  test.each([
    ['idleMinutes', '"10"', 1],
    ['idleMinutes', '0', 1],
    ['idleMinutes', '-5', 1],
    ['idleMinutes', '2.5', 1],
    ['idleMinutes', '1441', 1],
    ['idleMinutes', '1e9', 1],
    ['idleMinutes', 'null', 1],
    ['kiosk', '"false"', true],
    ['kiosk', '0', true],
    ['pinHash', '"1234"', null],
    ['pinHash', '1234', null],
    ['pinHash', `"${hash.replace('600000', '599999')}"`, null],
    ['pinHash', `"${hash.replace('600000', '999999999')}"`, null],
    ['pinHash', `"${hash}x"`, null],
    ['allowedLinks', '"forms.example.com"', []],
    ['allowedLinks', '["https://forms.example.com/"]', []],
    ['allowedLinks', '["*"]', []],
    ['allowedLinks', '["com"]', []],
    ['allowedLinks', '["127.0.0.1"]', []],
    ['allowedLinks', '["forms.example.com", 7]', []],
    ['startWithSystem', '"yes"', null]
  ] as const)('is reported with its line and replaced by a safe value: %s: %s', (field, value, safest) => {
    const { policy, problems } = parsePolicy(`{\n  "allowedLinks_": 1,\n  "${field}": ${value}\n}`)
    expect(problems).toEqual([
      { kind: 'unknown', line: 2, field: 'allowedLinks_' },
      { kind: 'field', line: 3, field }
    ])
    expect(policy).toEqual({ ...usualPolicy, [field]: safest })
  })
})

test('kiosk policy › reports unknown fields', () => {
  expect(parsePolicy('{\n"idleminutes": 3,\n"__proto__": { "kiosk": false } }')).toEqual({
    policy: usualPolicy,
    problems: [
      { kind: 'unknown', line: 2, field: 'idleminutes' },
      { kind: 'unknown', line: 3, field: '__proto__' }
    ]
  })
})

describe('kiosk policy of invalid JSON', () => {
  test.each([
    ['', 1],
    ['\n\n', 3],
    ['{\n  "kiosk": true,\n}', 3],
    ['{\n  "kiosk": true\n  "idleMinutes": 3\n}', 3],
    ['{\n  "kiosk": true, // for now\n  "idleMinutes": 3\n}', 2],
    ["{\n  'kiosk': true\n}", 2],
    ['{\n  "kiosk": True\n}', 2],
    ['{\n  "kiosk": true\n', 3],
    ['{\n  "allowedLinks": ["a.example",\n  ]\n}', 3],
    ['{ "kiosk": true }\n}', 2],
    ['{ "pinHash": "half\n" }', 1],
    ['[]', 1],
    ['null', 1],
    ['"kiosk"', 1]
  ])('is reported with its line and replaced by a safe policy: %j', (text, line) => {
    expect(parsePolicy(text)).toEqual({ policy: safestPolicy, problems: [{ kind: 'text', line }] })
  })
})

test('kiosk policy › ignores a byte order mark and reads UTF-16', () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good, 'utf16le')])
  for (const bytes of [Buffer.from(good), Buffer.from(`\uFEFF${good}`), utf16]) {
    expect(parsePolicy(decodePolicy(bytes)).problems).toEqual([])
  }
})

describe('lookup of the kiosk policy file', () => {
  test.each([
    [
      'win32',
      {},
      'C:\\Users\\asha\\AppData\\Local\\Programs\\Loupe\\Loupe.exe',
      ['C:\\ProgramData\\Loupe\\policy.json', 'C:\\Users\\asha\\AppData\\Local\\Programs\\Loupe\\policy.json']
    ],
    [
      'win32',
      { ProgramData: 'D:\\Data', PORTABLE_EXECUTABLE_DIR: 'E:\\' },
      'C:\\Temp\\x\\Loupe.exe',
      ['D:\\Data\\Loupe\\policy.json', 'E:\\policy.json']
    ],
    [
      'darwin',
      {},
      '/Applications/Loupe.app/Contents/MacOS/Loupe',
      ['/Library/Application Support/Loupe/policy.json', '/Applications/policy.json']
    ],
    ['linux', {}, '/opt/Loupe/loupe', ['/etc/loupe/policy.json', '/opt/Loupe/policy.json']],
    [
      'linux',
      { APPIMAGE: '/home/asha/Loupe.AppImage' },
      '/tmp/.mount_x/loupe',
      ['/etc/loupe/policy.json', '/home/asha/policy.json']
    ]
  ] as const)('on %s (%j) tries the system folder, then the program’s', (platform, env, program, files) => {
    expect(listPolicyFiles({ platform, env, program })).toEqual(files)
  })

  test('does not skip an unreadable file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'loupe-policy-'))
    const [system, beside] = [join(folder, 'system.json'), join(folder, 'beside.json')]
    const read = (...files: string[]) => readPolicyFile(files)
    expect(read(system, beside)).toBeNull()
    writeFileSync(beside, '{ "idleMinutes": 7 }')
    expect(read(system, join(beside, 'below'), beside)?.policy.idleMinutes).toBe(7)
    writeFileSync(system, '{ "idleMinutes": 9 }')
    expect(read(system, beside)?.policy.idleMinutes).toBe(9)
    // A folder where the file should be.
    expect(read(folder, beside)).toEqual({ policy: safestPolicy, problems: [{ kind: 'unreadable' }] })
    writeFileSync(system, `{ "kiosk": false }${' '.repeat(100_000)}`)
    expect(read(system)).toEqual({ policy: safestPolicy, problems: [{ kind: 'text', line: 1 }] })
    rmSync(folder, { recursive: true })
  })
})
