import { absentHash } from '#shared/documents/fingerprint.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { WriteRecord } from './log-transaction.ts'

/** What is known of a collection's text in localStorage when it is not the text this tab last saw. */
export interface TextEvidence {
  /** Hash of the text. */
  textHash: string
  collection: string
  checkpoint: Checkpoint | null
  /** The writes of this collection, oldest first. */
  history: readonly WriteRecord[]
  /** The writes of all collections. */
  fullHistory: readonly WriteRecord[]
}

/** Writes of two tabs that are further apart than this do not arrive interleaved any more. */
const interleavedWithinMs = 10_000

/**
 * Up to which change of the log the text reflects the collection, so that newer ones must be applied to it; 'by hand' when
 * somebody else wrote it, so that it is to be taken as it is.
 *
 * The checkpoint alone does not answer this. localStorage writes of two tabs can arrive as "text of B, text of A, checkpoint of
 * A, checkpoint of B": it then promises B's change above a text without it. So a text counts as what its fingerprint says.
 */
export function resolveTextVersion(evidence: TextEvidence): number | 'by hand' {
  const { textHash, collection, checkpoint, history, fullHistory } = evidence
  if (checkpoint?.cleared) return checkpoint.seq
  const entry = checkpoint?.texts.find(([name]) => name === collection)
  if (entry?.[2] === textHash) return entry[1]
  const found = findWrite(textHash, history)
  if (!found) return !checkpoint && textHash === absentHash ? 0 : 'by hand'
  const { seq, next } = found
  // Nothing newer is known, or localStorage does not say that it is newer: the browser ended before it was flushed.
  if (!next || !entry || entry[1] < next.seq) return seq
  // It says so, and holds an older text of ours: somebody put that back, unless several tabs were writing when it was
  // replaced.
  return hadConcurrentWriters(next.at, fullHistory) ? seq : 'by hand'
}

function findWrite(
  textHash: string,
  history: readonly WriteRecord[]
): { seq: number; next: WriteRecord | undefined } | undefined {
  const index = history.findLastIndex((write) => write.print === textHash)
  const write = history[index]
  if (write) return { seq: write.seq, next: history[index + 1] }
  const next = history.findLast((candidate) => candidate.before === textHash)
  // What was there before the first write, or written by hand: the log alone tells the rest, from its beginning.
  return next && { seq: 0, next }
}

/** Whether two tabs that lived at the same time both wrote around then. A tab that is reloaded is another tab, after the first. */
function hadConcurrentWriters(at: number, fullHistory: readonly WriteRecord[]): boolean {
  const near = fullHistory.filter((write) => Math.abs(write.at - at) < interleavedWithinMs)
  return near.some((one) => near.some((other) => one.tab !== other.tab && one.at >= other.born && other.at >= one.born))
}
