import { cpSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { createWebApp } from '../../build/hosting/local-server.mjs'
import { buildDemo } from '../../build/scripts/build-apps.mjs'
import { buildFolder, buildForJourneys, finishForJourney, type OwnBuild, servedAt } from './own-build.ts'

/** Where 'Apply Now' leads in the app that is built with a form outside of Loupe. */
export const applicationForm = 'https://forms.example.com/apply?from=loupe'

/** A shared board whose pages show App Check what they are. */
const sharedWithAppCheck = {
  LOUPE_FIREBASE_API_KEY: 'none',
  LOUPE_FIREBASE_PROJECT_ID: 'demo-loupe',
  LOUPE_FIREBASE_APP_ID: '1:2:web:3',
  LOUPE_APP_CHECK_KEY: '6LcAbCdEfGhIjKlMnOpQrStUvWxYz'
}

interface Recipe {
  build(folder: string): Promise<void>
  serve(folder: string): RequestListener
}

/** The pages around parts of the product: built together, each served separately. */
const ownPages = ['journal-page', 'avatar-page'] as const
let pages: { folder: string; remove(): void; built: Promise<unknown> } | undefined

/** The app of all journeys that need other settings than people get; each finds its own in its page. */
let app: { folder: string; remove(): void; built: Promise<void> } | undefined

function appWith(settings: Readonly<Record<string, string>>): Recipe {
  return {
    async build(folder) {
      if (!app) {
        const place = buildFolder()
        app = { ...place, built: buildForJourneys(place.folder) }
      }
      await app.built
      finishForJourney(app.folder, settings, folder)
    },
    serve: createWebApp
  }
}

/** Builds of some journeys beside the app: made when the first of them asks, once for all workers. */
const recipes = {
  'journal-page': ownPage('journal-page'),
  'avatar-page': ownPage('avatar-page'),
  // Two settings that know nothing of each other.
  'form-without-samples': appWith({ LOUPE_APPLICATION_FORM_URL: applicationForm, LOUPE_SAMPLES: '0' }),
  'app-check': appWith(sharedWithAppCheck),
  kiosk: appWith({ LOUPE_KIOSK: '1' }),
  demo: { build: buildDemo, serve: createWebApp }
} satisfies Record<string, Recipe>
type Name = keyof typeof recipes

/** A page of tests/support/ around a part of the product. */
function ownPage(name: (typeof ownPages)[number]): Recipe {
  return {
    async build(folder) {
      if (!pages) {
        const place = buildFolder()
        pages = { ...place, built: buildOwnPages(place.folder) }
      }
      await pages.built
      cpSync(pages.folder, folder, { recursive: true })
      cpSync(join(folder, name, 'index.html'), join(folder, 'index.html'))
    },
    serve: (folder) => sirv(folder, { dev: true })
  }
}

/** As the product is built. */
async function buildOwnPages(folder: string): Promise<void> {
  const [{ build }, { createRendererConfig }] = await Promise.all([
    import('vite'),
    import('../../build/vite/renderer-config.ts')
  ])
  const input = ownPages.map((name) => join(import.meta.dirname, name, 'index.html'))
  await build({
    ...createRendererConfig(resolve(import.meta.dirname, '../..'), 'production'),
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } }
  })
}

/** Where a build is served, each on its own origin: 'http://127.0.0.1:…'. */
export function addressOf(name: Name): string {
  const addresses: Partial<Record<Name, string>> = JSON.parse(process.env.LOUPE_JOURNEY_BUILDS ?? '{}')
  const address = addresses[name]
  if (!address) throw new Error(`${name} is not served`)
  return address
}

/** Before the first journey: serves all of them, and builds none yet. */
export default async function setUp(): Promise<() => void> {
  const served = new Map<string, OwnBuild>()
  for (const [name, recipe] of Object.entries(recipes)) served.set(name, await servedOnDemand(recipe))
  const addresses = [...served].map(([name, { address }]) => [name, address])
  process.env.LOUPE_JOURNEY_BUILDS = JSON.stringify(Object.fromEntries(addresses))
  return () => {
    for (const { close } of served.values()) close()
    app?.remove()
    pages?.remove()
  }
}

function servedOnDemand({ build, serve }: Recipe): Promise<OwnBuild> {
  const { folder, remove } = buildFolder()
  let built: Promise<RequestListener> | undefined
  const answer: RequestListener = (request, response) => {
    built ??= build(folder).then(() => serve(folder))
    built.then(
      (listener) => listener(request, response),
      // Said where it is asked for: the journey fails with it.
      (error: unknown) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
    )
  }
  return servedAt(answer, remove)
}
