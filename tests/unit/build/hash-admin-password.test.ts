import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { deriveKey, parsePasswordHash, verify } from '#renderer/data/accounts/local/password-hash.ts'
import { findPasswordProblem } from '../../../build/admin/password-prompt.mjs'
import { readSettings } from '../../../build/settings/build-settings.mjs'
import { demonstrationHash, demonstrationPassword } from '../../../build/settings/demo-password.mjs'

const script = resolve(import.meta.dirname, '../../../build/admin/hash-admin-password.mjs')
const make = (input: string) => spawnSync(process.execPath, [script], { input, encoding: 'utf8' })

async function opens(hash: string, password: string): Promise<boolean> {
  const parsedHash = parsePasswordHash(hash)
  return parsedHash !== undefined && verify(await deriveKey(password, parsedHash), parsedHash)
}

test('npm run admin:password › prints a setting that accepts only the given password', async () => {
  const { stdout, status } = make('a steady hand holds gold é\n')
  const [name, hash = ''] = stdout.trim().split('=')
  expect(status).toBe(0)
  expect(name).toBe('LOUPE_ADMIN_PASSWORD_HASH')
  expect(stdout).not.toContain('steady')
  expect(readSettings({ LOUPE_ADMIN_PASSWORD_HASH: hash })).toMatchObject({ passwordHash: hash, demonstration: false })
  expect(await opens(hash, 'a steady hand holds gold é')).toBe(true)
  expect(await opens(hash, 'a steady hand holds gold e')).toBe(false)
})

test.each([
  ['short', 'too short'],
  ['ten-times-magnified', 'too short'],
  ['extraordinarilylongword', 'easy to guess'],
  ['lamp lamp lamp lamp lamp', 'easy to guess'],
  ['qwertyuiopasdfghjklzxcvbnm', 'easy to guess'],
  ['12345678901234567890123', 'easy to guess'],
  ['Aa1Aa1Aa1Aa1Aa1Aa1Aa1Aa1', 'easy to guess'],
  ['to be or not to be that is the question', 'well-known phrase'],
  ['correct horse battery staple', 'well-known phrase'],
  ['gold silver diamond mumbai', 'too common']
])('administrator password › refuses %j as %s', (password, reason) => {
  expect(findPasswordProblem(password)).toContain(reason)
})

test.each(['velvet otter cutlass marmalade', 'निहाई बादल लालटेन पतंग कुआँ', 'k8Qz-tR4v-W2mJ-x7Lp-C9d'])(
  'administrator password › accepts %j',
  (password) => expect(findPasswordProblem(password)).toBeNull()
)

test('admin password setting › falls back to the demonstration password', async () => {
  expect(readSettings({})).toMatchObject({ passwordHash: demonstrationHash, demonstration: true })
  expect(await opens(demonstrationHash, demonstrationPassword)).toBe(true)
})

test.each([
  'hunter2',
  'PBKDF2-SHA-256:1000:moMiGle1n2hHd5diykZVDQ:sK9F4Zij_LvfSamsnLuhN98ff7DROsyCeV7ToKqb1-E',
  'PBKDF2-SHA-256:599999:moMiGle1n2hHd5diykZVDQ:sK9F4Zij_LvfSamsnLuhN98ff7DROsyCeV7ToKqb1-E',
  '::::'
])('admin password setting › refuses the password hash %s', (hash) => {
  expect(() => readSettings({ LOUPE_ADMIN_PASSWORD_HASH: hash })).toThrow(/admin:password/)
  expect(parsePasswordHash(hash)).toBeUndefined()
})
