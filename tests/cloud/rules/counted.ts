import { create, type Fields, prepareNew, prepareNext, serverTime, together, update, type Write } from './attempts.ts'
import { draft } from './sample-board.ts'
import { sampleCounts } from './sample-counts.ts'

/** Counted per account. */
export type Counted =
  | 'applicationCount'
  | 'draftCount'
  | 'fileCount'
  | 'invitationCount'
  | 'markCount'
  | 'jobCount'
  | 'revealCount'
  | 'savedJobCount'
  | 'savedSearchCount'
  | 'templateCount'

const timed: readonly Counted[] = ['applicationCount', 'invitationCount', 'jobCount', 'revealCount']

/** The name that the next file of an account has. `random`: what it begins with. */
export function nextFileName(uid: string, random = '89ab'.repeat(6)): string {
  const revision = Number(sampleCounts.get(`people/${uid}/fileCount/${uid}`)?.revision ?? 0)
  return `${uid}_${random.slice(-22)}${String(revision + 1).padStart(10, '0')}`
}

/** Counts one more with an account: what it counts, of this name. `more`: fields of the count, in place of the right ones. */
export function countOne(kind: Counted, uid: string, last: string, more: Fields = {}): Write {
  const path = `people/${uid}/${kind}/${uid}`
  const before = sampleCounts.get(path)
  if (before) return update(path, prepareNext(before, { count: Number(before.count) + 1, last, ...more }))
  const since = timed.includes(kind) ? { since: serverTime } : {}
  return create(path, prepareNew(path, { ...since, count: 1, last, ...more }))
}

/** The same of a file, with its bytes. */
export function countFile(uid: string, last: string, size: number, more: Fields = {}): Write {
  const before = Number(sampleCounts.get(`people/${uid}/fileCount/${uid}`)?.bytes ?? 0)
  return countOne('fileCount', uid, last, { bytes: before + size, ...more })
}

/** A draft with its count. `more`: of the draft. */
export function newDraft(uid: string, name: string, more: Fields = {}) {
  const fields = { ...prepareNew(name, draft), ...more }
  return together(create(`people/${uid}/jobDrafts/${name}`, fields), countOne('draftCount', uid, name))
}
