import { absentHash } from '#renderer/storage/core/compare.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { WriteRecord } from './log-transaction.ts'

/** What is known of a collection's text in localStorage when it is not the text this tab last saw. */
export interface TextEvidence {
  /** Fingerprint of the text. */
  textHash: string
  collection: string
  checkpoint: Checkpoint | null
  /** Of this collection, oldest first. */
  history: readonly WriteRecord[]
  /** Of all collections. */
  fullHistory: readonly WriteRecord[]
}

/** Writes of two tabs that are further apart than this, in milliseconds, do not arrive interleaved any more. */
const closeTogether = 10_000

/**
 * Up to which change of the journal the text reflects the collection, so that newer ones must be applied to it; 'by hand'
 * when somebody else wrote it, so that it is to be taken as it is.
 *
 * The marker alone does not answer this. localStorage writes of two tabs can arrive as "text of B, text of A, marker of A,
 * marker of B": the marker then promises B's change above a text without it. So a text counts as what its fingerprint says.
 */
export function resolveTextVersion({
  textHash: print,
  collection,
  checkpoint: marker,
  history: traces,
  fullHistory: everywhere
}: TextEvidence): number | 'by hand' {
  if (marker?.cleared) return marker.seq
  const claim = marker?.texts.find(([name]) => name === collection)
  if (claim?.[2] === print) return claim[1]
  const found = placeOf(print, traces)
  if (!found) return !marker && print === absentHash ? 0 : 'by hand'
  const { seq, next } = found
  // Nothing newer is known, or localStorage does not say that it is newer: the browser ended before it was flushed.
  if (!next || !claim || claim[1] < next.seq) return seq
  // It says so, and holds an older text of ours. Put back by hand, unless several tabs were at work when it was overtaken.
  return hadConcurrentWriters(next.at, everywhere) ? seq : 'by hand'
}

function placeOf(
  print: string,
  traces: readonly WriteRecord[]
): { seq: number; next: WriteRecord | undefined } | undefined {
  const left = traces.findLastIndex((trace) => trace.print === print)
  const trace = traces[left]
  if (trace) return { seq: trace.seq, next: traces[left + 1] }
  const next = traces.findLast((candidate) => candidate.before === print)
  // What was there before the first line, or written by hand: the journal alone tells the rest, from its beginning.
  return next && { seq: 0, next }
}

/** Whether two tabs that lived at the same time both wrote around then. A tab that is reloaded is another tab, after the first. */
function hadConcurrentWriters(at: number, everywhere: readonly WriteRecord[]): boolean {
  const near = everywhere.filter((trace) => Math.abs(trace.at - at) < closeTogether)
  return near.some((one) => near.some((other) => one.tab !== other.tab && one.at >= other.born && other.at >= one.born))
}
