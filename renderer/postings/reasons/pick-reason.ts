import { findBlanks, type ReasonUse, type SavedReason } from '#shared/domain/reason/saved-reason.ts'

/** How many can be chosen by a digit. */
export const maxKeys = 9

/** Those that are saved for a decision. */
export function listReasons(all: readonly SavedReason[], use: ReasonUse): SavedReason[] {
  return all.filter((reason) => reason.use === use)
}

/** The reason that a key chooses; undefined: the key is typing. A digit chooses only while nothing, or only a saved reason, is written. */
export function findReasonByKey(
  key: string,
  written: string,
  offered: readonly SavedReason[]
): SavedReason | undefined {
  if (!/^[1-9]$/.test(key)) return undefined
  const isUntouched = written.trim() === '' || offered.some(({ text }) => text === written)
  return isUntouched ? offered[Number(key) - 1] : undefined
}

/** The selection after a choice: its first blank, or the place behind it. UTF-16 units. */
export function findMark(text: string): readonly [from: number, to: number] {
  return findBlanks(text)[0] ?? [text.length, text.length]
}

/** Whether a saved reason was chosen whose blank nobody has filled. */
export function hasBlank(written: string): boolean {
  return findBlanks(written).length > 0
}
