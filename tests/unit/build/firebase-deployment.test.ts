import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '#renderer/app/screen-table.ts'
import { buildRules, readRulesSource } from '../../../build/firebase/build-firestore-rules.mjs'
import { cleanNames, findPageFile, shellFile } from '../../../build/hosting/find-page-file.mjs'
import {
  filePolicy,
  immutableCaching,
  immutableFolders,
  revalidateCaching,
  securityHeaders,
  workerFile
} from '../../../build/hosting/http-headers.mjs'
import { projectRoot } from './planted-project.ts'

const { hosting } = JSON.parse(readFileSync(join(projectRoot, 'build/firebase/firebase.json'), 'utf8'))

const rootFiles = '/@(icon-maskable.png|icon.png|manifest.webmanifest|mark.svg|robots.txt|stone.svg)'

function headersFor(source: string): Record<string, string> {
  const rule = hosting.headers.find((each: { source: string }) => each.source === source)
  return Object.fromEntries(rule.headers.map(({ key, value }: { key: string; value: string }) => [key, value]))
}

test('firebase.json › sends the headers of the local server, and HSTS', () => {
  expect(headersFor('**')).toEqual({
    ...securityHeaders,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cache-Control': revalidateCaching
  })
})

test('firebase.json › caches hashed files forever, as its last matching rule', () => {
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

test('firebase.json › allows no script in a file that is not a page', () => {
  const given = readdirSync(join(projectRoot, 'renderer/public')).sort()
  expect(rootFiles).toBe(`/@(${given.join('|')})`)
  for (const source of [rootFiles, '/sitemap*.xml', '/feeds/**'])
    expect(headersFor(source)).toEqual({ 'Content-Security-Policy': filePolicy })
})

/** What hosts answer, made from the table of screens. `npx vitest run -c tests/vitest.config.ts -u` writes it. */
function formatRewrites(): string {
  const names = new Map(cleanNames)
  const drawn = screens
    .filter(({ path }) => path !== '/')
    .flatMap(({ path, prerendered }) => (prerendered ? [{ path, file: prerendered.file }] : []))
    .map(({ path, file }) => {
      const destination = names.get(file) ?? `/${file}`
      return `      { "source": "${path.replace(':id', '*')}", "destination": "${destination}" }`
    })
  const patterns = screens.map(({ path }) => path.slice(1).replace(':id', '[^/]+'))
  const shell = [
    '      {',
    `        "regex": "^/(?:${patterns.join('|')})/?$",`,
    `        "destination": "${names.get(shellFile)}"`,
    '      }'
  ]
  return `"rewrites": [\n${[...drawn, shell.join('\n')].join(',\n')}\n    ]`
}

test('firebase.json › has a rewrite for each screen and prerendered page', async () => {
  const file = join(projectRoot, 'build/firebase/firebase.json')
  const expected = readFileSync(file, 'utf8').replace(/"rewrites": \[[\s\S]*?\n {4}\]/, formatRewrites)
  await expect(expected).toMatchFileSnapshot(file)
})

test('file that a web server sends for a URL › is HTML for the URL of a screen only', () => {
  const known = [
    '/',
    '/jobs/a.b',
    '/companies/a.b/',
    '/categories/Production/Surat_GJ',
    '/employer/post-job/1',
    '/unsent'
  ]
  for (const path of known) expect([path, findPageFile(path)]).toEqual([path, expect.stringMatching(/html$/)])
  const none = ['/no/such/page', '/job', '/jobs/1/2', '/admin', '/employer', '/x', '/places', '/categories/Other']
  // A page in place of a file would be kept for good or taken for what was asked for.
  const files = ['/assets/index-a1b2c3.js', '/assets/fonts/a.woff2', '/sitemap.xml', '/.well-known/security.txt']
  for (const path of [...none, ...files]) expect([path, findPageFile(path)]).toEqual([path, null])
})

test('Firestore rules › match the configured domain literally', () => {
  const rules = buildRules('jobs.my-company.example')
  expect(rules).toContain(String.raw`_employer@jobs\\.my-company\\.example$"`)
  expect(rules).not.toContain('__DOMAIN__')
  expect(buildRules('a.example', readRulesSource())).not.toContain('loupe')
})

test.each(['Loupe.example', 'loupe.example|.*', 'a b', ''])('Firestore rules › refuse the domain %j', (domain) => {
  expect(() => buildRules(domain)).toThrow('no domain')
})
