import * as v from 'valibot'
import type { SettingsFile } from '../settings-file.ts'

export const userChoicesSchema = v.object({
  /** Ids of notices, and of damaged files, that were dismissed. */
  dismissed: v.array(v.string()),
  /** '{collection} {resetKey}' of resets that were undone: they are suppressed from then on. */
  waived: v.array(v.string())
})
export type UserChoicesFile = v.InferOutput<typeof userChoicesSchema>

export const noUserChoices: UserChoicesFile = { dismissed: [], waived: [] }

/** What the person of this device has decided about notices. Throws when that cannot be written down. */
export interface UserChoices {
  dismissed(): readonly string[]
  dismiss(ids: readonly string[]): void
  isSuppressed(collection: string, resetKey: string): boolean
  suppress(collection: string, resetKey: string): void
}

/** More are never kept: the oldest is forgotten first. */
const maxChoices = 5_000

export function createUserChoices(file: SettingsFile<UserChoicesFile>): UserChoices {
  const add = (kind: keyof UserChoicesFile, choices: readonly string[]) => {
    const made = file.read()
    const all = new Set([...made[kind], ...choices])
    if (all.size > made[kind].length) file.write({ ...made, [kind]: [...all].slice(-maxChoices) })
  }
  return {
    dismissed: () => file.read().dismissed,
    dismiss: (ids) => add('dismissed', ids),
    isSuppressed: (collection, resetKey) => file.read().waived.includes(suppression(collection, resetKey)),
    suppress: (collection, resetKey) => add('waived', [suppression(collection, resetKey)])
  }
}

function suppression(collection: string, resetKey: string): string {
  return `${collection} ${resetKey}`
}
