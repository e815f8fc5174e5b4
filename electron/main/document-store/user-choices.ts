import * as v from 'valibot'
import type { SettingsFile } from '../settings-file.ts'

export const decisionsSchema = v.object({
  /** Ids of notices that were taken down. */
  dismissed: v.array(v.string()),
  /** '{collection} {signature}' of resets that were undone: they are not made again. */
  waived: v.array(v.string())
})
export type Decisions = v.InferOutput<typeof decisionsSchema>

export const noDecisions: Decisions = { dismissed: [], waived: [] }

/** More are never kept: the oldest is forgotten first. */
const most = 5_000

export function decide(file: SettingsFile<Decisions>, kind: keyof Decisions, ...decisions: string[]): void {
  const made = file.read()
  const all = new Set([...made[kind], ...decisions])
  if (all.size > made[kind].length) file.write({ ...made, [kind]: [...all].slice(-most) })
}
