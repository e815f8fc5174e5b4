import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { anyJob, drawnPages, pageAddress, shellAddress, shellFile } from '../hosting/find-page-file.mjs'
import { workerFile } from '../hosting/http-headers.mjs'
import { pdfFilesFolder } from './pdfjs-assets.ts'
import { listFiles } from './prerender.ts'

/** Screens that visitors open without the network, and what they load afterwards. */
const visitorParts = [
  ...[
    'routes/home-route.tsx',
    'routes/jobs-route.tsx',
    'routes/job-route.tsx',
    'routes/company-route.tsx',
    'routes/static-page-route.tsx'
  ],
  ...['routes/not-found-route.tsx', 'app/toast-provider.tsx'],
  ...['data/open-visitor-store.ts', 'data/read-published-board.ts', 'data/companies/company-repository.ts'],
  ...[
    'storage/memory/memory-store.ts',
    'storage/firestore/rest/paged-fetcher.ts',
    'storage/firestore/rest/persisted-responses.ts'
  ]
]

interface ServiceWorkerOptions {
  readonly root: string
  readonly ownBoard: boolean
  /** Computers of many people keep nothing: what an earlier build left there is removed. */
  readonly kiosk: boolean
}

/** Adds the service worker, which Workbox's modules make, and lets pages name the manifest and register it. */
export function createServiceWorkerPlugin({ root, ownBoard, kiosk }: ServiceWorkerOptions): Plugin {
  return {
    name: 'loupe-service-worker',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.LOUPE_OFFLINE': String(!kiosk) } }),
    transformIndexHtml: () =>
      kiosk ? [] : [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }],
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = '' }, bundle) {
        if (kiosk) return writeFileSync(join(dir, workerFile), removal)
        const { modules, styles } = listFiles(bundle, visitorParts)
        const parts = new Set([...modules, ...styles])
        const isCore = (file: string) => parts.has(file) || !file.startsWith('assets/') || file.endsWith('.woff2')
        const files = listBuilt(dir).map((file) => ({
          ...{ file, url: `/${file}` },
          revision: file.startsWith('assets/') ? null : hash(dir, file)
        }))
        const pick = (core: boolean) =>
          files.filter(({ file }) => isCore(file) === core).map(({ url, revision }) => ({ url, revision }))
        const pages = drawnPages
          .filter(({ at }) => at !== '/404')
          .map(({ at, file }) => ({ at, url: at.replace('/jobs/:id', anyJob), revision: hash(dir, file) }))
        const known = {
          core: [...pick(true), { url: shellAddress, revision: hash(dir, shellFile) }],
          others: [...pick(false), ...pages.map(({ url, revision }) => ({ url, revision }))],
          ...{ ownBoard, pageAddress: pageAddress.source, shell: shellAddress },
          pages: Object.fromEntries(pages.map(({ at, url }) => [at, url]))
        }
        await build({
          ...{ configFile: false, root, logLevel: 'error', mode: 'production' },
          define: { built: JSON.stringify(known) },
          build: {
            ...{ outDir: dir, emptyOutDir: false, copyPublicDir: false, target: 'es2022' },
            rolldownOptions: {
              input: resolve(root, 'renderer/service-worker/service-worker.ts'),
              output: { format: 'iife', entryFileNames: workerFile }
            }
          }
        })
      }
    }
  }
}

/** Files of the app beside its pages. */
function listBuilt(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\.(html|br|gz|txt|png)$/.test(file) && file !== workerFile && !file.startsWith(pdfFilesFolder))
}

function hash(dir: string, file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(dir, file)))
    .digest('base64url')
    .slice(0, 16)
}

/** Takes the place of a worker that an earlier build has left, and removes it with all that it kept. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`
