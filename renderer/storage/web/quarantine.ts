import { fingerprint } from '#renderer/storage/core/fingerprint.ts'
import type { KeepsakeRow } from './log-schema.ts'
import type { Journal } from './write-ahead-log.ts'

/** Why a text is set aside, and what accepting it again with an undo would mean. */
export interface Parting {
  readonly collection: string
  readonly reason: KeepsakeRow['reason']
  readonly raw: string
  /** How many elements it holds. */
  readonly count: number
  readonly signature: string
  /** The text that takes its place. */
  readonly successor: string
}

/**
 * Keeps a text for good before anything takes its place: two steps, because localStorage may reach the disk before the
 * transaction that replaces it does. The same text set aside by two tabs is one keepsake. Resolves with its row, to be shown
 * in the transaction that replaces the text.
 */
export async function setAside(journal: Journal, parting: Parting): Promise<KeepsakeRow> {
  const { collection, reason, raw, count, signature, successor } = parting
  const row: KeepsakeRow = {
    id: `${reason} ${collection} ${fingerprint(raw)}`,
    collection,
    reason,
    at: new Date().toISOString(),
    count,
    signature,
    sample: fingerprint(successor),
    standing: 'waiting'
  }
  await journal.write(async (view) => {
    const earlier = (await view.keepsakes()).find((keepsake) => keepsake.id === row.id)
    if (earlier?.standing !== 'shown') view.putKeepsake(row)
    view.putContent(row.id, raw)
  })
  return { ...row, standing: 'shown' }
}

/** What was set aside for a replacement that did not come about is still where it was: the copy may go. */
export async function takeBack(journal: Journal, { id }: KeepsakeRow): Promise<void> {
  await journal.write(async (view) => {
    const kept = (await view.keepsakes()).find((keepsake) => keepsake.id === id)
    if (kept?.standing === 'waiting') view.dropKeepsake(id)
  })
}
