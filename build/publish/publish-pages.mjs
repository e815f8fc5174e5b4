import '../scripts/check-node-version.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '../scripts/run-command.mjs'
import { Complaint, run, say } from '../scripts/terminal-output.mjs'
import { findPublisherBundle } from './find-publisher-bundle.mjs'

// npm run publish:pages -- [--from board.json] [--out folder] [--dry-run]: see README.md.

await run(async () => {
  const { from, out, isDryRun } = readArguments()
  const { dist, templates, publish, ForeignFolder, NoBoard } = await openPublisher()
  const progress = createProgress()
  const begun = Date.now()
  try {
    const summary = await publish({ root, dist, templates, from, out, isDryRun, onProgress: progress.onProgress })
    progress.end()
    say(describe(summary, { out, isDryRun, seconds: (Date.now() - begun) / 1000 }))
  } catch (error) {
    progress.end()
    if (error instanceof ForeignFolder || error instanceof NoBoard) throw new Complaint(String(error.message))
    if (error instanceof Error && error.name === 'StoreError')
      throw new Complaint(`The jobs could not be read (${error.message}). The site was not changed.`)
    throw error
  }
})

function readArguments() {
  const options = /** @type {const} */ ({
    from: { type: 'string' },
    out: { type: 'string' },
    'dry-run': { type: 'boolean' }
  })
  try {
    const { from, out = join(root, 'out/site'), 'dry-run': isDryRun = false } = parseArgs({ options }).values
    if (from !== undefined && !existsSync(from)) throw new Error(`The file ${from} does not exist.`)
    return { from, isDryRun, out: resolve(out) }
  } catch (error) {
    const usage = 'npm run publish:pages -- [--from board.json] [--out folder] [--dry-run]'
    throw new Complaint(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

/** The publisher of the build in dist/, which is built again where it has other settings. @returns {Promise<typeof import('./publisher-entry.ts') & { dist: string, templates: import('./publish.ts').PublishOptions['templates'] }>} */
async function openPublisher() {
  const { loadEnv } = await import('vite')
  const { readSettings } = await import('../settings/build-settings.mjs')
  const settings = readSettings(loadEnv('production', root, 'LOUPE_'))
  if (settings.publicUrl === '')
    throw new Complaint('Set LOUPE_PUBLIC_URL in .env to the address of your site, e.g. https://jobs.example.com.')
  const dist = join(root, 'dist')
  const wanted = JSON.stringify(settings)
  if (readBuilt(dist)?.settings !== wanted) {
    say('Building the web app …')
    const { buildWebApp } = await import('../scripts/build-apps.mjs')
    await buildWebApp()
  }
  const built = readBuilt(dist)
  if (built?.settings !== wanted)
    throw new Complaint('The web app in dist/ was built with other settings. Run `npm run build` first.')
  const publisher = await import(pathToFileURL(join(built.folder, 'publisher.js')).href)
  return { ...publisher, dist, templates: built.templates }
}

/** @param {string} dist */
function readBuilt(dist) {
  const page = join(dist, '200.html')
  if (!existsSync(page)) return undefined
  const folder = findPublisherBundle(root, readFileSync(page, 'utf8'))
  const file = join(folder, 'built.json')
  return existsSync(file) ? { folder, ...JSON.parse(readFileSync(file, 'utf8')) } : undefined
}

/** One line that is written over on a terminal, and a few lines elsewhere. */
function createProgress() {
  const isTerminal = process.stdout.isTTY === true
  let lastTold = 0
  return {
    /** @param {'read' | 'drawn'} what @param {number} done @param {number} [of] */
    onProgress(what, done, of) {
      if (done !== of && Date.now() - lastTold < (isTerminal ? 100 : 5_000)) return
      lastTold = Date.now()
      const text = what === 'read' ? `${done} jobs read` : `${done} of ${of} pages`
      process.stdout.write(isTerminal ? `\r\x1b[K${text}` : `${text}\n`)
    },
    end() {
      if (isTerminal) process.stdout.write('\r\x1b[K')
    }
  }
}

/** @param {import('./publish.ts').Summary} summary @param {{ out: string, isDryRun: boolean, seconds: number }} run */
function describe(
  { pages, drawn, kept, closed, removed, unnamed, invalid, failed, isListLost },
  { out, isDryRun, seconds }
) {
  const begin = isDryRun ? 'Dry run, nothing was written:' : `Published into ${out} in ${seconds.toFixed(1)} s:`
  return [
    `${begin} ${pages} pages, ${drawn} new or changed, ${kept} unchanged.`,
    ...(closed ? [`${closed} of them are for closed jobs.`] : []),
    ...(removed ? [`${removed} ${removed === 1 ? 'page was' : 'pages were'} removed.`] : []),
    ...(unnamed
      ? [`${unnamed} have no page of their own, because their id cannot be a file name. The app shows them.`]
      : []),
    ...failed.map((page) => `Not published, because it could not be rendered: ${page}`),
    ...(isListLost ? ['The list of the last run could not be read, so every page was rendered again.'] : []),
    ...(invalid ? [`${invalid} records could not be read and were left out.`] : [])
  ].join('\n')
}
