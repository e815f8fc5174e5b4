import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startToolsEmulator } from '../../build/firebase/firebase-tools.mjs'
import { emulatedProject } from '../../build/scripts/auth-emulator.mjs'

// Answers of Firebase Hosting by build/firebase/firebase.json, on its emulator: the rewrites, and which of them comes first.

const folder = mkdtempSync(join(tmpdir(), 'loupe-hosting-'))
const files = [
  ...['index.html', 'jobs.html', 'jobs/_.html', 'login.html', 'profile.html', '404.html', 'about-us.html'],
  ...['jobs/published.html', 'places/Mumbai,_MH.html', 'places/સુરત.html', 'categories/Production/Surat_GJ.html'],
  ...['sitemap.xml', 'feeds/jobs.json', 'pictures/a.jpg', 'assets/a.js']
]
let address = ''
let stop = async () => {}

beforeAll(async () => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, 'ready/site', file)), { recursive: true })
    writeFileSync(join(folder, 'ready/site', file), file)
  }
  const { hosting } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../build/firebase/firebase.json'), 'utf8')
  )
  const started = await startToolsEmulator('hosting', { project: emulatedProject, folder, settings: { hosting } })
  address = started.address
  stop = started.stop
}, 240_000)
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 200, 'index.html'],
  ['/jobs', 200, 'jobs.html'],
  ['/jobs?q=setter', 200, 'jobs.html'],
  ['/jobs/published', 200, 'jobs/published.html'],
  ['/jobs/approved_since', 200, 'jobs/_.html'],
  ['/jobs/a.b', 200, 'jobs/_.html'],
  ['/places/Mumbai,_MH', 200, 'places/Mumbai,_MH.html'],
  ['/places/%E0%AA%B8%E0%AB%81%E0%AA%B0%E0%AA%A4', 200, 'places/સુરત.html'],
  ['/places/Nowhere', 200, 'profile.html'],
  ['/categories/Production/Surat_GJ', 200, 'categories/Production/Surat_GJ.html'],
  ['/companies/any', 200, 'profile.html'],
  ['/login', 200, 'login.html'],
  ['/about-us', 200, 'about-us.html'],
  ['/employer/post-job/1', 200, 'profile.html'],
  ['/job', 404, '404.html'],
  ['/200', 404, '404.html'],
  ['/no/such/page', 404, '404.html'],
  ['/jobs/1/2', 404, '404.html'],
  ['/categories/Nothing', 404, '404.html'],
  ['/assets/gone.js', 404, '404.html'],
  ['/sitemap.xml', 200, 'sitemap.xml'],
  ['/feeds/jobs.json', 200, 'feeds/jobs.json'],
  ['/pictures/a.jpg', 200, 'pictures/a.jpg']
])('Firebase Hosting › serves %s with status %i from %s', async (path, status, file) => {
  const answer = await fetch(`http://${address}${path}`)
  expect([answer.status, await answer.text()]).toEqual([status, file])
})

test('Firebase Hosting › sends noindex with the 404 page only', async () => {
  for (const [path, asks] of [
    ['/404', 'noindex'],
    ['/jobs', null],
    ['/jobs/published', null]
  ]) {
    const answer = await fetch(`http://${address}${path}`)
    expect([path, answer.headers.get('x-robots-tag')]).toEqual([path, asks])
  }
})

test('Firebase Hosting › redirects a trailing slash and .html to the plain URL', async () => {
  for (const path of ['/jobs/published/', '/jobs/published.html']) {
    const answer = await fetch(`http://${address}${path}`, { redirect: 'manual' })
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, '/jobs/published'])
  }
})
