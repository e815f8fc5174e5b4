import './node-version.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { openDatabase } from '../reindex/database.mjs'
import { forgetPlace, keepPlace, markOf, readPlace } from '../reindex/place.mjs'
import { createTally, reindexCollection } from '../reindex/reindex.mjs'
import { chooseProject, readCredentials } from './admin-credentials.mjs'
import { root } from './command.mjs'
import { Complaint, run, say } from './terminal.mjs'

const usage = 'npm run board:reindex -- [--project <id>] [--dry-run]'
const cache = join(root, 'node_modules/.cache/loupe/reindex')

/** Said again after so many documents. */
const saidEvery = 5000

// Writes what it is found by into everything on a shared board that was stored before the board was searched so, or by other rules than
// today's. It may be interrupted at any moment and run again, while the board is in use.
await run(async () => {
  const { dryRun, asked } = readArguments()
  const credentials = await readCredentials(process.env, 'documents')
  const project = await chooseProject(asked, credentials.project, usage)
  const { rules, sources } = await loadRules()
  const file = join(cache, `${encodeURIComponent(project)}.json`)
  const mark = markOf([credentials.base, project, ...sources])
  const before = dryRun ? undefined : readPlace(file, mark)
  const beganAt = before?.beganAt ?? new Date().toISOString()
  if (before) say(`Goes on behind ${before.path}/${lastPart(before.after)}, where it was interrupted.`)
  const database = openDatabase(credentials, project)
  const tallies = { ...before?.tallies }
  const beginsWith = rules.reindexed.findIndex(({ path }) => path === before?.path)
  for (const each of rules.reindexed.slice(Math.max(0, beginsWith))) {
    const { path } = each
    tallies[path] = await reindexCollection(each, {
      ...{ database, dryRun, encodeKeys: rules.encodeKeys },
      tally: tallies[path] ?? createTally(),
      after: path === before?.path ? before.after : undefined,
      onPage(after, tally) {
        if (!dryRun) keepPlace(file, { mark, beganAt, tallies: { ...tallies, [path]: tally }, path, after })
        if (tally.looked % saidEvery === 0) say(`${path}: ${format(tally.looked)} looked at`)
      }
    })
  }
  if (!dryRun) forgetPlace(file)
  report(rules.reindexed, tallies, { project, dryRun })
})

function readArguments() {
  try {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, project: { type: 'string' } } })
    return { dryRun: values['dry-run'] === true, asked: values.project }
  } catch {
    throw new Complaint(usage)
  }
}

/** The rules of the trade, as the app has them, and the texts of the files that hold them. */
async function loadRules() {
  /** @type {{ module: typeof import('../reindex/search-keys.ts'), dependencies: string[] }} */
  const { module, dependencies } = await runnerImport(join(root, 'build/reindex/search-keys.ts'), {
    configFile: false,
    root
  })
  return { rules: module, sources: dependencies.sort().map((file) => readFileSync(file, 'utf8')) }
}

/**
 * @param {readonly import('../reindex/search-keys.ts').Reindexed[]} reindexed
 * @param {Record<string, import('../reindex/reindex.mjs').Tally>} tallies
 * @param {{ project: string, dryRun: boolean }} what
 */
function report(reindexed, tallies, { project, dryRun }) {
  const done = reindexed.map(({ path, called: [one, several] }) => {
    const tally = tallies[path] ?? createTally()
    const counted = (/** @type {number} */ count) => `${format(count)} ${count === 1 ? one : several}`
    say(
      `Looked at ${counted(tally.looked)} of ${project}, ${dryRun ? 'would write' : 'wrote'} ${format(tally.written)}.`
    )
    return tally
  })
  const unreadable = done.flatMap((tally) => tally.unreadable)
  if (unreadable.length > 0) {
    say(`${format(unreadable.length)} could not be read, by the app neither, and stay as they are:`)
    for (const each of unreadable) say(`  ${each}`)
  }
  const unwritten = done.flatMap((tally) => tally.unwritten)
  if (unwritten.length > 0) {
    throw new Complaint(`${format(unwritten.length)} could not be written. Run it again:\n  ${unwritten.join('\n  ')}`)
  }
}

/** @param {number} count */
function format(count) {
  return count.toLocaleString('en')
}

/** @param {string} name */
function lastPart(name) {
  return name.slice(name.lastIndexOf('/') + 1)
}
