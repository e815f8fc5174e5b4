import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'

/** How many can be chosen by a digit. */
export const maxKeys = 9

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
