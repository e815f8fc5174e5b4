import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filePolicy, pagePolicy, securityHeaders } from '../../../build/hosting/http-headers.mjs'
import { serve } from '../../../build/hosting/local-server.mjs'
import { findFreePort } from '../../../build/scripts/start-server-process.mjs'

const dist = mkdtempSync(join(tmpdir(), 'loupe-dist-'))
let port = 0
let stop: () => Promise<unknown>

function get(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}
) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((done, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    sent.once('error', reject).end()
  })
}

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), 'home')
  writeFileSync(join(dist, '200.html'), 'shell')
  writeFileSync(join(dist, 'jobs.html'), 'jobs')
  writeFileSync(join(dist, 'job.html'), 'job')
  writeFileSync(join(dist, '404.html'), 'missing')
  for (const folder of ['jobs', 'places', 'pictures']) mkdirSync(join(dist, folder))
  writeFileSync(join(dist, 'jobs/published.html'), 'published')
  writeFileSync(join(dist, 'places/New_Delhi.html'), 'delhi')
  writeFileSync(join(dist, 'places/Mumbai,_MH.html'), 'mumbai')
  writeFileSync(join(dist, 'pictures/a1.jpg'), 'picture')
  writeFileSync(join(dist, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'app')
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('app'))
  port = await findFreePort()
  const served = await serve(port)
  stop = served.stop
  expect((await get('/')).status).toBe(503)
  served.show(dist)
})

afterAll(async () => {
  await stop()
  rmSync(dist, { recursive: true })
})

test('local server › serves the page of a URL, else the empty page', async () => {
  for (const [path, page] of [
    ['/', 'home'],
    ['/?q=1', 'home'],
    ['/jobs', 'jobs'],
    ['/jobs?q=a.b', 'jobs'],
    ['/jobs/1', 'job'],
    ['/jobs/a.b', 'job'],
    ['/jobs/%zz', 'job'],
    ['/jobs/published', 'published'],
    ['/places/New_Delhi', 'delhi'],
    ['/places/Mumbai%2C_MH', 'mumbai'],
    ['/places/Surat_GJ', 'shell'],
    ['/places/..%2f..%2fjobs', 'shell'],
    ['/about-us', 'shell'],
    ['/login?q=1', 'shell'],
    ['/admin/edit-page/about-us', 'shell'],
    ['/companies/a.b', 'shell']
  ] as const) {
    const { status, body, headers } = await get(path)
    expect([path, status, body]).toEqual([path, 200, page])
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('local server › responds to a missing file with 404, not with a page', async () => {
  for (const path of ['/sitemap.xml', '/favicon.ico', '/.env', '/..%2f..%2fpackage.json'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('local server › caches hashed files forever and compresses them', async () => {
  const { headers } = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding'
  })
  const missing = await get('/assets/app-0000.js')
  expect(missing.status).toBe(404)
  expect(missing.headers['cache-control']).toBe('no-store')
})

test('local server › sends the security headers with each response', async () => {
  const policies = [
    ...['/', '/index', '/200.html', '/jobs', '/jobs/a.js', '/jobs.html'].map((path) => [path, pagePolicy]),
    ...['/mark.svg', '/assets/app-1a2b.js', '/assets/none.js'].map((path) => [path, filePolicy])
  ] as const
  const wanted = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])
  for (const [path = '', policy] of policies) {
    const { headers } = await get(path)
    const expected = { ...Object.fromEntries(wanted), 'content-security-policy': policy }
    expect([path, headers]).toMatchObject([path, expected])
  }
  expect(await get('/', { method: 'POST' })).toMatchObject({
    status: 405,
    headers: { 'content-security-policy': filePolicy }
  })
})

test('local server › sends no new policy in a 304 response', async () => {
  for (const path of ['/', '/jobs', '/mark.svg']) {
    const { etag = '' } = (await get(path)).headers
    const again = await get(path, { headers: { 'if-none-match': etag } })
    expect([path, again.status, again.headers['content-security-policy']]).toEqual([path, 304, undefined])
    expect(again.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  }
})

test('local server › reports a port in use and suggests another port', async () => {
  await expect(serve(port)).rejects.toThrow(`Port ${port} is already in use`)
  await expect(serve(port)).rejects.toThrow(`PORT=${port + 1}`)
  const usedPort = await findFreePort()
  const other = createServer().listen(usedPort, '::1')
  const isTaken = await once(other, 'listening').then(
    () => true,
    () => false
  )
  // On one of the two addresses it is taken too, where there are two, and the other is given back.
  if (isTaken) {
    await expect(serve(usedPort)).rejects.toThrow(`Port ${usedPort} is already in use`)
    await new Promise((done) => other.close(done))
  }
  const { stop: stopOwn, show } = await serve(usedPort)
  expect(() => show(join(dist, 'assets'))).toThrow('There is no built app to serve')
  await stopOwn()
})
