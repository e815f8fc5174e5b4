import * as v from 'valibot'
import type { SettingsFile } from '../settings-file.ts'

export const userChoicesSchema = v.object({
  /** Ids of notices that were taken down. */
  dismissed: v.array(v.string()),
  /** '{collection} {signature}' of resets that were undone: they are not made again. */
  waived: v.array(v.string())
})
export type UserChoices = v.InferOutput<typeof userChoicesSchema>

export const noUserChoices: UserChoices = { dismissed: [], waived: [] }

/** More are never kept: the oldest is forgotten first. */
const maxChoices = 5_000

export function recordChoices(file: SettingsFile<UserChoices>, kind: keyof UserChoices, ...choices: string[]): void {
  const made = file.read()
  const all = new Set([...made[kind], ...choices])
  if (all.size > made[kind].length) file.write({ ...made, [kind]: [...all].slice(-maxChoices) })
}
