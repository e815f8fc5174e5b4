import * as v from 'valibot'
import { jobSchema } from '#shared/domain/job/job.ts'
import { buildJobSearchKeys } from '#shared/domain/search/search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * A posting is two documents in Firestore: what everybody reads while it is live, and who did what with it and why, which its owner
 * and the administrator read. The posting says only how many `steps` there were, and by `changedAt` when the last was taken. What was
 * ever live has what it is found by, too.
 */
export function mergeJob(job: Raw, apart: Raw | undefined): Raw {
  const { [searchKeysField]: _keys, steps: _steps, changedAt: _at, ...open } = job
  return apart ? { ...open, history: apart.history } : open
}

/**
 * The parts of a posting; that of the history without a revision, which it counts for itself.
 * @param before what is stored
 */
export function splitJob(document: Raw, before?: Raw): { open: Raw; part?: Raw } {
  const { history, ...content } = document
  const open = { ...content, ...buildKeys(document, before) }
  const lines = listLines(history)
  if (lines.length === 0) return { open: { ...document, ...buildKeys(document, before) } }
  const { at } = readLastLine(lines)
  return {
    open: { ...open, steps: lines.length, changedAt: typeof at === 'string' ? at : '' },
    part: { id: open.id, employerId: open.employerId, history: lines }
  }
}

/** The administrator writes what a posting is found by with what makes it live; every other step, also its owner's, leaves it as it is. */
function buildKeys(document: Raw, before: Raw | undefined): Raw {
  const isMadeLive = document.status === 'approved' && readLastLine(listLines(document.history)).did !== 'renew'
  const stored = before?.[searchKeysField]
  if (!isMadeLive) return stored === undefined ? {} : { [searchKeysField]: stored }
  const parsed = v.safeParse(jobSchema, document)
  return parsed.success ? { [searchKeysField]: buildJobSearchKeys(parsed.output) } : {}
}

/** Something that is no list counts as its first line, as everywhere. */
function listLines(history: unknown): readonly unknown[] {
  return Array.isArray(history) ? history : [history ?? []].flat()
}

function readLastLine(lines: readonly unknown[]): { at?: unknown; did?: unknown } {
  return { ...(lines.at(-1) as object | null) }
}
