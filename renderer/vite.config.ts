import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { createPrecompressPlugin } from '../build/vite/precompress.ts'
import { createPrerenderPlugin } from '../build/vite/prerender.ts'
import { createPublishedFilesPlugin } from '../build/vite/published-files.ts'
import {
  createRendererConfig,
  hasOwnBoard,
  listOrigins,
  readBuildSettings,
  takesSample
} from '../build/vite/renderer-config.ts'
import { createSharesPlugin } from '../build/vite/shares.ts'

const root = resolve(import.meta.dirname, '..')

/**
 * A build that a few journeys open, each with settings of its own (tests/support/journey-builds.ts): nothing in it is compressed or drawn
 * beforehand, and a page finds its settings when it starts, so that one build is enough for all of them.
 */
const isForJourneys = process.env.LOUPE_JOURNEY_BUILD === '1'

/** Where a page of such a build finds its settings, instead of in its code. */
const pageSettings = 'globalThis.loupeSettings'

/** The libraries that every page needs. */
const libraries = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|valibot|zustand)[\\/]/

/** What opens the jobs that lie in the browser, with all it stands on: it runs before the libraries that draw them are there. */
const deviceBoard = /renderer[\\/]platform[\\/]web[\\/]web-documents\.ts$/

/** What keeps jobs in the browser: not the copy of idb that Firebase brings along. */
const keptInBrowser = /renderer[\\/]storage[\\/]web[\\/]|(?<!@firebase[\\/]app[\\/])node_modules[\\/]idb[\\/]/

/** Small things of ours that every page and many a later file needs: on their own they would be more files to ask for. */
const smallSharedModules =
  /(shared[\\/](documents[\\/]fingerprint|domain[\\/](job[\\/](job|job-vocabulary)|page[\\/]static-page|well-formed))|messages[\\/]messages)\.ts$/

/** What visitors read a shared board by, and whoever has signed in as well: one file, and not four. */
const readByVisitors =
  /renderer[\\/]storage[\\/](core[\\/]live-queries|firestore[\\/](firestore-errors|document-names|reading[\\/](counts|document-converter|firestore-live-queries|query-results|query-source|resilient-listener|server-clock|server-document|server-query|typing-pause)))\.ts$/

/** Firebase's library, which changes with a version of it alone. App Check's part comes only where it is configured. */
const firebase = /node_modules[\\/]@?firebase[\\/](?!app-check)/

/** Small rules of the trade that stand on nothing, and that files and texts of people are checked by. */
const smallRules = /shared[\\/]domain[\\/](account[\\/]session-user|file[\\/]file-name|visible-text)\.ts$/

/** Small things that stand on nothing and that most workplaces, and here and there a person's own pages, share. */
const smallParts =
  /(shared[\\/]domain[\\/]join-parts|hooks[\\/]use-media|components[\\/](public[\\/]tag-list|workplace[\\/]build-option))\.tsx?$/

/** Style sheets of small parts that many screens share: as one file they are one name and one request. */
const smallSharedStyles =
  /renderer[\\/](app[\\/]notices[\\/]notices|components[\\/](form[\\/]conflict|public[\\/](avatar|dialog[\\/]dialog|state|suggestions|tabs)|workplace[\\/](long-work|paper|primary|question))|features[\\/](accounts[\\/]mail[\\/]verify-banner|applications[\\/]apply[\\/]apply-dialog|postings[\\/]posting-history))\.css$/

/** The styles of the screens of houses: one file, of which the entry holds one name. */
const houseStyles = /renderer[\\/]features[\\/]houses[\\/].*\.css$/

/** The screens at which links from outside arrive. */
const arrivalScreens = /^assets\/(job|jobs|static-page)-/

/** What the entry itself stands on: it is there before any screen is asked for. */
const entryChunks = /^assets\/(base|device|rolldown-runtime)-/

/** What opens the shared board at sign-in, and the library that it stands on: by far the most of what is fetched then. */
const [opensFirebase, firebaseChunk] = [/^assets\/open-firebase-/, /^assets\/firebase-/]

/**
 * The files that are asked for together with a screen. The entry holds their names, which every visitor of `/` pays for: only
 * the screens at which people arrive have all of theirs asked for at once, the others their style sheets.
 */
function selectPreloaded(screen: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return files
  // The screen itself is being fetched already.
  const isWanted = (file: string) =>
    opensFirebase.test(screen)
      ? firebaseChunk.test(file)
      : arrivalScreens.test(screen) && file !== screen && !entryChunks.test(file)
  return files.filter((file) => file.endsWith('.css') || isWanted(file))
}

/** Whether it is the desktop app stays fixed in the code: what only that app has is no part of a page. */
function readAtStart({ 'import.meta.env.LOUPE_DESKTOP': isDesktop, ...others }: Record<string, string>) {
  const read = Object.keys(others).map((name) => [name, name.replace('import.meta.env', pageSettings)])
  return { ...Object.fromEntries(read), 'import.meta.env.LOUPE_DESKTOP': isDesktop }
}

export default defineConfig(({ mode }) => {
  const config = createRendererConfig(root, mode)
  const outside = listOrigins(root, mode, 'web')
  const ownBoard = hasOwnBoard(root, mode)
  return {
    ...config,
    ...(isForJourneys && { define: readAtStart({ ...config.define }) }),
    plugins: [
      config.plugins,
      createPublishedFilesPlugin(root),
      ...(isForJourneys
        ? []
        : [
            createPrerenderPlugin({
              root,
              config: createRendererConfig(root, mode),
              outside,
              ownBoard,
              takesSample: takesSample(root, mode),
              settings: JSON.stringify(readBuildSettings(root, mode))
            }),
            createPrecompressPlugin(),
            createSharesPlugin(resolve(root, 'node_modules/.cache/loupe/shares'))
          ])
    ],
    build: {
      outDir: resolve(root, 'dist'),
      emptyOutDir: true,
      target: 'es2022',
      // Every browser that runs this target preloads modules by itself.
      modulePreload: { polyfill: false, resolveDependencies: selectPreloaded },
      rolldownOptions: {
        // What a build asks nothing of is left out of it, though the bundler cannot tell that nothing happens by loading it.
        treeshake: { moduleSideEffects: [{ test: keptInBrowser, sideEffects: false }] },
        output: {
          // The entry names every file that may follow: few small letters and digits tell two releases apart as surely as more. For
          // more than 64 chunks the bundler asks for seven.
          hashCharacters: 'base36',
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          // What changes with a new version of a library and not with every release of ours is cached on its own.
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
