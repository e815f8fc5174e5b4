import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findScreen } from '#renderer/app/screens.tsx'
import { paths } from '#renderer/config/paths.ts'
import { buildRules, readRulesSource } from '../../../build/firebase/rules-text.mjs'
import {
  filePolicy,
  immutableCaching,
  immutableFolders,
  pdfWorkerPolicy,
  revalidateCaching,
  securityHeaders,
  workerFile,
  workerPolicy
} from '../../../build/hosting/headers.mjs'
import { cleanNames, drawnPages, pageAddress, shellFile } from '../../../build/hosting/page-files.mjs'
import { plantCommands, projectRoot } from './planted-project.ts'

const { hosting } = JSON.parse(readFileSync(join(projectRoot, 'build/firebase/firebase.json'), 'utf8'))

const rootFiles = '/@(icon-maskable.png|icon.png|manifest.webmanifest|mark.svg|robots.txt|stone.svg)'

function headersFor(source: string): Record<string, string> {
  const rule = hosting.headers.find((each: { source: string }) => each.source === source)
  return Object.fromEntries(rule.headers.map(({ key, value }: { key: string; value: string }) => [key, value]))
}

test('what is hosted answers with the headers of the local server, and is asked for over https only', () => {
  expect(headersFor('**')).toEqual({
    ...securityHeaders,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cache-Control': revalidateCaching
  })
})

test('files that carry a hash in their name are kept for good: the last rule that fits is the one that counts', () => {
  expect(hosting.headers.map(({ source }: { source: string }) => source)).toEqual([
    '**',
    rootFiles,
    `/${workerFile}`,
    '/404',
    '/sitemap*.xml',
    '/feeds/**',
    ...immutableFolders.map((folder) => `${folder}**`).reverse(),
    '/assets/pdf?worker*.js'
  ])
  expect(headersFor('/pictures/**')).toEqual({
    'Content-Security-Policy': filePolicy,
    // Messengers show them on pages of their own.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': immutableCaching
  })
  expect(headersFor('/assets/**')).toEqual({ 'Content-Security-Policy': filePolicy, 'Cache-Control': immutableCaching })
})

test('every file that is no page is named, and has the policy under which nothing runs', () => {
  const given = readdirSync(join(projectRoot, 'renderer/public')).sort()
  expect(rootFiles).toBe(`/@(${given.join('|')})`)
  for (const source of [rootFiles, '/sitemap*.xml', '/feeds/**'])
    expect(headersFor(source)).toEqual({ 'Content-Security-Policy': filePolicy })
})

test('workers have policies of their own', () => {
  expect(headersFor('/assets/pdf?worker*.js')).toEqual({ 'Content-Security-Policy': pdfWorkerPolicy })
  expect(headersFor(`/${workerFile}`)).toEqual({ 'Content-Security-Policy': workerPolicy })
})

test('every address is answered with the page that the local server gives it', () => {
  const drawn = drawnPages.filter(({ at }) => at !== '/')
  const names = new Map(cleanNames)
  expect(hosting.rewrites).toEqual([
    ...drawn.map(({ at, file }) => ({ source: at.replace(':id', '*'), destination: names.get(file) ?? `/${file}` })),
    { regex: pageAddress.source.replaceAll('\\/', '/'), destination: names.get(shellFile) }
  ])
})

test('a file that is gone is not answered with a page, which would be kept for good or taken for what was asked for', () => {
  for (const path of ['/assets/index-a1b2c3.js', '/assets/fonts/a.woff2', '/sitemap.xml', '/.well-known/security.txt'])
    expect([path, pageAddress.test(path)]).toEqual([path, false])
  for (const path of ['/', '/jobs', '/jobs/a.b', '/companies/a.b/', '/employer/post-job/a.b', '/places/Surat_GJ'])
    expect([path, pageAddress.test(path)]).toEqual([path, true])
})

test('an address is one of the app exactly when a screen of the app has it', () => {
  const known = ['/', '/jobs/1', '/companies/1', '/categories/Production/Surat_GJ', '/employer/post-job/1', '/unsent']
  const none = ['/no/such/page', '/job', '/jobs/1/2', '/admin', '/employer', '/x', '/places']
  for (const path of [...Object.values(paths), ...known, ...none]) {
    const address = typeof path === 'function' ? path(path === paths.editPage ? 'about-us' : 'Production') : path
    if (address !== '/unsent')
      expect([address, pageAddress.test(address)]).toEqual([address, findScreen(address) !== undefined])
  }
  expect(pageAddress.test('/unsent')).toBe(true)
})

test('the rules are made for one domain, escaped for the pattern it stands in', () => {
  const rules = buildRules('jobs.my-house.example')
  expect(rules).toContain(String.raw`_employer@jobs\\.my-house\\.example$"`)
  expect(rules).not.toContain('__DOMAIN__')
  expect(buildRules('a.example', readRulesSource())).not.toContain('loupe')
})

test.each(['Loupe.example', 'loupe.example|.*', 'a b', ''])('"%s" is no domain to make rules for', (domain) => {
  expect(() => buildRules(domain)).toThrow('no domain')
})

test('a deployment takes the pages that were published last, or the built app alone, and each under a name that is no further address', async () => {
  const { root, lay, run, remove } = plantCommands()
  const deploy = () => run('firebase/rules-ready.mjs', ['--site'])
  const readReady = () =>
    ['login.html', 'jobs/_.html', '200.html', 'job.html', 'about-us.html'].map((file) => {
      const path = join(root, 'build/firebase/ready/site', file)
      return existsSync(path) ? readFileSync(path, 'utf8') : null
    })
  expect(await deploy()).toEqual({ code: 1, output: expect.stringContaining('run `npm run build` first') })
  lay({ 'dist/200.html': 'built shell', 'dist/job.html': 'built job', 'dist/about-us.html': 'about us' })
  expect(await deploy()).toEqual({ code: 0, output: 'The built web app is ready.\n' })
  expect(readReady()).toEqual(['built shell', 'built job', null, null, 'about us'])
  lay({ 'out/.site-1/200.html': 'published shell', 'out/.site-1/job.html': 'published job' })
  symlinkSync('.site-1', join(root, 'out/site'), 'dir')
  expect(await deploy()).toMatchObject({ code: 0 })
  expect(readReady()).toEqual(['published shell', 'published job', null, null, null])
  // The published folder stays as it was.
  expect(readdirSync(join(root, 'out/.site-1')).sort()).toEqual(['200.html', 'job.html'])
  remove()
})

test('the rules are deployed for the domain of the settings', async () => {
  const { root, run, remove } = plantCommands()
  expect(await run('firebase/rules-ready.mjs', [], { LOUPE_DOMAIN: 'jobs.gem.example' })).toMatchObject({ code: 0 })
  const rules = readFileSync(join(root, 'build/firebase/ready/firestore.rules'), 'utf8')
  expect(rules).toBe(buildRules('jobs.gem.example'))
  remove()
})
