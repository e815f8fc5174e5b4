import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { viteTargets } from '../build/checks/oldest-browsers.mjs'
import { createPrecompressPlugin } from '../build/vite/precompress.ts'
import { createPrerenderPlugin } from '../build/vite/prerender.ts'
import { createPublishedFilesPlugin } from '../build/vite/published-files.ts'
import { createRendererConfig, readBuild } from '../build/vite/renderer-config.ts'
import { createServiceWorkerPlugin } from '../build/vite/service-worker.ts'
import { createSharesPlugin } from '../build/vite/shares.ts'

const root = resolve(import.meta.dirname, '..')

/** Build for journeys (tests/support/journey-builds.ts): not compressed or prerendered; pages read their settings at the start, so one build serves all. */
const isForJourneys = process.env.LOUPE_JOURNEY_BUILD === '1'

/** Served to tests from this computer, whole: to compress takes a third of a build. */
const isUncompressed = process.env.LOUPE_UNCOMPRESSED === '1'

/** Where its pages find their settings. */
const pageSettings = 'globalThis.loupeSettings'

const libraries = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|valibot|zustand)[\\/]/

/** Opens the jobs in the browser; runs before the libraries that draw them are loaded. */
const deviceBoard = /renderer[\\/]platform[\\/]web[\\/]web-documents\.ts$/

/** Keeps jobs in the browser. Firebase has a copy of idb of its own. */
const keptInBrowser = /renderer[\\/]storage[\\/]web[\\/]|(?<!@firebase[\\/]app[\\/])node_modules[\\/]idb[\\/]/

/** Small modules of every page: as chunks of their own they would be more requests. */
const smallSharedModules =
  /(shared[\\/](collections[\\/](collection|jobs)|documents[\\/]fingerprint|domain[\\/](job[\\/](job|job-vocabulary)|page[\\/]static-page|well-formed))|messages[\\/]messages|data[\\/]watches)\.ts$|vite[\\/]preload-helper/

/** Shared by visitors' reading and Firebase's: one file instead of four. */
const readByVisitors =
  /renderer[\\/]storage[\\/](core[\\/]live-queries|firestore[\\/](firestore-errors|counts[\\/]published-count|reading[\\/](document-converter|firestore-live-queries|query-results|resilient-listener|search-debounce|server-clock|server-query)))\.ts$/

/** Firebase changes with its version only. App Check comes only where it is configured. */
const firebase = /node_modules[\\/]@?firebase[\\/](?!app-check)/

const smallRules = /shared[\\/]domain[\\/](account[\\/]session-user|file[\\/]file-name|visible-text)\.ts$/

const smallParts =
  /(shared[\\/]domain[\\/]join-parts|hooks[\\/]use-media|components[\\/](public[\\/]tag-list|workplace[\\/]build-option))\.tsx?$/

/** One file: one name in the entry and one request. */
const smallSharedStyles =
  /renderer[\\/](app[\\/]notices[\\/]notices|components[\\/](form[\\/]conflict|public[\\/](avatar|dialog[\\/]dialog|state|suggestions|tabs)|workplace[\\/](long-work|paper|primary|question))|features[\\/](accounts[\\/]mail[\\/]verify-banner|applications[\\/]apply[\\/]apply-dialog|postings[\\/]posting-history))\.css$/

/** One file: one name in the entry. */
const houseStyles = /renderer[\\/]features[\\/]houses[\\/].*\.css$/

/** Screens that outside links lead to. */
const arrivalScreens = /^assets\/(job|jobs|static-page)-/

/** Loaded before any screen. */
const entryChunks = /^assets\/(base|device|rolldown-runtime)-/

/** Opened at sign-in, with Firebase: most of the bytes fetched then. */
const [opensFirebase, firebaseChunk] = [/^assets\/open-firebase-/, /^assets\/firebase-/]

/** Files preloaded with a screen. Their names weigh on the entry: only arrival screens preload scripts, others their style sheets. */
function selectPreloaded(screen: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return files
  const isWanted = (file: string) =>
    opensFirebase.test(screen)
      ? firebaseChunk.test(file)
      : arrivalScreens.test(screen) && file !== screen && !entryChunks.test(file)
  return files.filter((file) => file.endsWith('.css') || isWanted(file))
}

/** LOUPE_DESKTOP stays fixed in the code: pages carry nothing of the desktop app. */
function readAtStart({ 'import.meta.env.LOUPE_DESKTOP': isDesktop, ...others }: Record<string, string>) {
  const read = Object.keys(others).map((name) => [name, name.replace('import.meta.env', pageSettings)])
  return { ...Object.fromEntries(read), 'import.meta.env.LOUPE_DESKTOP': isDesktop }
}

export default defineConfig(({ mode }) => {
  const config = createRendererConfig(root, mode)
  const build = readBuild(root, mode)
  const { settings, ownBoard } = build
  return {
    ...config,
    ...(isForJourneys && { define: readAtStart({ ...config.define }) }),
    plugins: [
      config.plugins,
      createPublishedFilesPlugin(root),
      ...(isForJourneys
        ? []
        : [
            createPrerenderPlugin(root, createRendererConfig(root, mode), build),
            createServiceWorkerPlugin({ root, ownBoard, kiosk: settings.kiosk }),
            ...(isUncompressed ? [] : [createPrecompressPlugin()]),
            createSharesPlugin(resolve(root, 'node_modules/.cache/loupe/shares'))
          ])
    ],
    build: {
      outDir: resolve(root, 'dist'),
      emptyOutDir: true,
      target: viteTargets,
      modulePreload: { polyfill: false, resolveDependencies: selectPreloaded },
      rolldownOptions: {
        // Dropped where nothing uses it; the bundler cannot tell that loading it does nothing.
        treeshake: { moduleSideEffects: [{ test: keptInBrowser, sideEffects: false }] },
        output: {
          // The entry names every chunk: short hashes keep it small. Over 64 chunks the bundler asks for seven characters.
          hashCharacters: 'base36',
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          // Libraries are cached apart from our releases.
          codeSplitting: {
            groups: [
              ...(ownBoard ? [{ name: 'device', test: deviceBoard, priority: 1 }] : []),
              { name: 'base', test: new RegExp(`${libraries.source}|${smallSharedModules.source}`) },
              { name: 'firebase', test: firebase },
              ...(ownBoard ? [] : [{ name: 'visitors', test: readByVisitors }]),
              { name: 'rules', test: smallRules },
              { name: 'small', test: smallParts },
              { name: 'parts', test: smallSharedStyles },
              { name: 'houses', test: houseStyles }
            ]
          }
        }
      }
    }
  }
})
