import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { deriveKey, parsePasswordHash, verify } from '#renderer/data/accounts/local/password.ts'
import { demonstrationHash, demonstrationPassword } from '../../../build/scripts/demonstration.mjs'
import { readSettings } from '../../../build/scripts/settings.mjs'

const script = resolve(import.meta.dirname, '../../../build/scripts/admin-password.mjs')
const make = (password: string) => spawnSync(process.execPath, [script], { input: `${password}\n`, encoding: 'utf8' })

async function opens(hash: string, password: string): Promise<boolean> {
  const parsedHash = parsePasswordHash(hash)
  return parsedHash !== undefined && verify(await deriveKey(password, parsedHash), parsedHash)
}

test('the line that the script prints configures a build with exactly this password', async () => {
  const { stdout, status } = make('a steady hand é')
  const [name, hash = ''] = stdout.trim().split('=')
  expect(status).toBe(0)
  expect(name).toBe('LOUPE_ADMIN_PASSWORD_HASH')
  expect(stdout).not.toContain('steady')
  expect(readSettings({ LOUPE_ADMIN_PASSWORD_HASH: hash })).toMatchObject({ passwordHash: hash, demonstration: false })
  expect(await opens(hash, 'a steady hand é')).toBe(true)
  expect(await opens(hash, 'a steady hand e')).toBe(false)
})

test('a short password is refused', () => {
  const { stdout, stderr, status } = make('short')
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
  expect(stderr).toContain('12 characters')
})

test('without a setting the demonstration password holds, and the build says so', async () => {
  expect(readSettings({})).toMatchObject({ passwordHash: demonstrationHash, demonstration: true })
  expect(await opens(demonstrationHash, demonstrationPassword)).toBe(true)
})

test.each([
  'hunter2',
  'PBKDF2-SHA-256:1000:moMiGle1n2hHd5diykZVDQ:sK9F4Zij_LvfSamsnLuhN98ff7DROsyCeV7ToKqb1-E',
  '::::'
])('a setting that is no such line stops the build: %s', (hash) => {
  expect(() => readSettings({ LOUPE_ADMIN_PASSWORD_HASH: hash })).toThrow(/admin:password/)
  expect(parsePasswordHash(hash)).toBeUndefined()
})
