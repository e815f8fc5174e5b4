import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppProtocol } from '#electron/main/app-protocol.ts'
import { filePolicy, pagePolicy, securityHeaders } from '../../../build/hosting/http-headers.mjs'

let folder: string
let answer: (request: Request) => Promise<Response>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-protocol-'))
  const root = join(folder, 'renderer')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), 'the page')
  writeFileSync(join(root, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(root, 'assets/app-1.js'), 'the code')
  writeFileSync(join(root, 'assets/notes.exe'), 'no type of ours')
  writeFileSync(join(folder, 'secret.json'), 'a secret')
  writeFileSync(join(folder, 'renderer-secret.json'), 'a secret beside it')
  symlinkSync(join(folder, 'secret.json'), join(root, 'assets/link.json'))
  answer = createAppProtocol(root)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = async (address: string, method = 'GET') => {
  const response = await answer(new Request(address, { method }))
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text(), response }
}

test.each([
  '/',
  '/jobs',
  '/jobs/job_1.5',
  '/jobs/%00',
  '/jobs/%E0%A4%A',
  '/employer/post-job/a%2Fb',
  '/x.json',
  '/404'
])('app:// protocol › serves the page for the screen %s', async (path) => {
  expect(await get(`app://loupe${path}`)).toMatchObject({
    status: 200,
    type: 'text/html; charset=utf-8',
    text: 'the page'
  })
})

test.each([
  '/../secret.json',
  '/..%2fsecret.json',
  '/%2e%2e/secret.json',
  '/%2e%2e%2fsecret.json',
  '/assets/..%2f..%2fsecret.json',
  '/assets/%2e%2e/%2e%2e/secret.json',
  '/..%5csecret.json',
  '/assets\\..\\..\\secret.json',
  '//secret.json',
  '/../renderer-secret.json',
  '/..%2frenderer-secret.json',
  '/assets/link.json',
  '/assets/app-1.js%00.html',
  '/assets/notes.exe',
  '/%2fetc/passwd',
  '/etc/passwd.txt',
  '/file:///etc/passwd'
])('app:// protocol › serves no file outside its folder for %s', async (path) => {
  const { text } = await get(`app://loupe${path}`)
  expect(['', 'the page']).toContain(text)
})

test('app:// protocol › returns 404 for a missing asset', async () => {
  expect(await get('app://loupe/assets/gone-2.js')).toMatchObject({ status: 404, text: '' })
})

test('app:// protocol › refuses hosts other than the app and methods other than GET', async () => {
  expect(await get('app://evil/')).toMatchObject({ status: 404, text: '' })
  expect(await get('app://loupe/', 'POST')).toMatchObject({ status: 405, text: '' })
  expect(await get('app://loupe/', 'HEAD')).toMatchObject({ status: 200, text: '' })
})

test('app:// protocol › sends the security headers with every response', async () => {
  for (const [address, policy] of [
    ['app://loupe/', pagePolicy],
    ['app://loupe/jobs/a.js', pagePolicy],
    ['app://loupe/mark.svg', filePolicy],
    ['app://loupe/assets/app-1.js', filePolicy],
    ['app://loupe/assets/gone.js', filePolicy],
    ['app://evil/', filePolicy]
  ] as const) {
    const { headers } = (await get(address)).response
    const wanted = {
      ...securityHeaders,
      'Content-Security-Policy': policy,
      // Outside servers need not learn which screen of the app a link was pressed on.
      'Referrer-Policy': 'no-referrer',
      // A new version of the app is seen at its first start.
      'Cache-Control': 'no-cache'
    }
    for (const [name, value] of Object.entries(wanted))
      expect([address, name, headers.get(name)]).toEqual([address, name, value])
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})
