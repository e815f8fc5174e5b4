import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

const tally = v.object({
  looked: v.number(),
  written: v.number(),
  unreadable: v.array(v.string()),
  unwritten: v.array(v.string())
})

const place = v.object({
  /** Of what was done: the board, and the rules by which its documents are found. */
  mark: v.string(),
  /** ISO 8601. */
  beganAt: v.string(),
  /** By the collection's path. */
  tallies: v.record(v.string(), tally),
  /** The collection that was being looked at, and the document up to which all is done. */
  path: v.string(),
  after: v.string()
})

/** @typedef {v.InferOutput<typeof place>} Place where a run was interrupted */

/** For so long it goes on: a board that has more documents than a day may write takes some days. */
const longestMs = 7 * 86_400_000

/** What tells another board, or other rules, from these. @param {readonly string[]} parts */
export function markOf(parts) {
  return createHash('sha256').update(parts.join('\0')).digest('hex')
}

/**
 * Where the last run was interrupted; undefined: there was none, it came to its end, or it was about something else.
 * @param {string} file @param {string} mark @returns {Place | undefined}
 */
export function readPlace(file, mark) {
  try {
    const read = v.parse(place, JSON.parse(readFileSync(file, 'utf8')))
    return read.mark === mark && Date.now() - Date.parse(read.beganAt) < longestMs ? read : undefined
  } catch {
    return undefined
  }
}

/** At every moment the file holds one place or the next, and never half of one. @param {string} file @param {Place} reached */
export function keepPlace(file, reached) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.next`, JSON.stringify(reached))
  renameSync(`${file}.next`, file)
}

/** @param {string} file */
export function forgetPlace(file) {
  for (const each of [file, `${file}.next`]) rmSync(each, { force: true })
}
