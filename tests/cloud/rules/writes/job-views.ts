import { create, type Doc, type Fields, prepareNew, prepareNext, serverTime, together, update } from '../attempts.ts'
import { type Person, uidOf } from '../people.ts'
import { jobViews } from '../sample-board.ts'

/** A candidate sees a job, in order but for `more` of the mark and `counted` of the number. */
export const see = (person: Person, job: Doc, more: Fields = {}, counted: Fields = {}) =>
  together(markSeen(person, job, more), countView(job, counted))

export const markSeen = (person: Person, { id, employerId }: Doc, more: Fields = {}) =>
  create(`people/${uidOf(person)}/seenJobs/${id}`, prepareNew(id, { employerId, ...more }))

/** Written unread, with its own time. */
export function countView({ id, employerId }: Doc, more: Fields = {}) {
  const path = `jobViews/${id}`
  const before: Doc | undefined = Object.values(jobViews).find((views) => views.id === id)
  if (!before) return create(path, prepareNew(id, { employerId, count: 1, ...more }))
  return update(path, prepareNext(before, { createdAt: serverTime, count: Number(before.count) + 1, ...more }))
}

/** With the first mark that is removed. */
export const endSeen = (person: Person, name = uidOf(person)) =>
  create(`people/${uidOf(person)}/seenEnd/${name}`, prepareNew(name, {}))
