import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { createWebApp } from '../../build/hosting/serve.mjs'
import { buildApp, buildFolder, type OwnBuild, plain, servedAt } from './own-build.ts'

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

/** What some journeys need beside the app: built when the first of them asks for it, once for all workers. */
const recipes = {
  'journal-page': ownPage('journal-page'),
  'avatar-page': ownPage('avatar-page'),
  'form-without-samples': {
    // Two settings that know nothing of each other, in one build.
    build: (folder: string) =>
      buildApp({ ...plain, LOUPE_APPLICATION_FORM_URL: applicationForm, LOUPE_SAMPLES: '0' }, folder),
    serve: createWebApp
  },
  'app-check': {
    build: (folder: string) => buildApp({ ...plain, ...sharedWithAppCheck }, folder),
    serve: createWebApp
  },
  kiosk: {
    build: (folder: string) => buildApp({ ...plain, LOUPE_KIOSK: '1' }, folder),
    serve: createWebApp
  }
} satisfies Record<string, Recipe>
type Name = keyof typeof recipes

/** A page of tests/support/ around a part of the product, built as the product is built. */
function ownPage(name: string): Recipe {
  return {
    async build(folder) {
      const [{ build }, { createRendererConfig }] = await Promise.all([
        import('vite'),
        import('../../build/vite/renderer-config.ts')
      ])
      await build({
        ...createRendererConfig(resolve(import.meta.dirname, '../..'), 'production'),
        configFile: false,
        root: join(import.meta.dirname, name),
        logLevel: 'error',
        build: { outDir: folder, emptyOutDir: true, target: 'es2022' }
      })
    },
    serve: (folder) => sirv(folder, { dev: true })
  }
}

/** Where a build is served, each on an origin of its own: 'http://127.0.0.1:…'. */
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
