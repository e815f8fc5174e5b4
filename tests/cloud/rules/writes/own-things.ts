import { create, type Fields, prepareNew, together } from '../attempts.ts'
import { countOne } from '../counted.ts'
import { draft } from '../sample-board.ts'

/** A draft with its count. `more`: of the draft. */
export function newDraft(uid: string, name: string, more: Fields = {}) {
  const fields = { ...prepareNew(name, draft), ...more }
  return together(create(`people/${uid}/jobDrafts/${name}`, fields), countOne('draftCount', uid, name))
}
