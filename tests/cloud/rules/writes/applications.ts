import { encodeDocumentId } from '#renderer/storage/firestore/document-paths.ts'
import { create, type Fields, prepareNew, prepareNext, together, update } from '../attempts.ts'
import { countOne } from '../counted.ts'
import { type Person, uidOf } from '../people.ts'
import { applicantProfile } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'

const path = (application: Fields) => `applications/${application.id}`

/** An application of this person, in order in every respect but perhaps the one that `more` says. */
export function buildApplied(person: Person, job: Fields, more: Fields = {}): Fields {
  const { title, company, location, employerId } = job
  const uid = uidOf(person)
  const appliedAt = formatInstant()
  return prepareNew(`${uid}_${job.id}`, {
    id: `${uid}_${job.id}`,
    ...{ jobId: job.id, employerId, uid, job: { title, company, location }, profile: applicantProfile, appliedAt },
    ...{ message: 'I can start at once.', state: 'new', history: [{ state: 'new', at: appliedAt }], seen: 1 },
    ...more
  })
}

export function apply(person: Person, job: Fields, more: Fields = {}) {
  const name = `${uidOf(person)}_${encodeDocumentId(String(job.id))}`
  const count = countOne('applicationCount', uidOf(person), name)
  return together(create(`applications/${name}`, buildApplied(person, job, more)), count)
}

/** An application that was moved, by whomever. */
export function buildMoved(before: Fields, state: string, more: Fields = {}): Fields {
  return prepareNext(before, {
    state,
    history: [...(before.history as Fields[]), { state, at: formatInstant() }],
    ...more
  })
}

/** The name of what tells of a withdrawal. */
export const digits = '00112233445566778899aabbccddeeff'

export function buildWithdrawn(before: Fields, more: Fields = {}): Fields {
  const after = buildMoved(before, 'withdrawn', { profile: null, message: '', employerId: '', withdrawal: digits })
  return { ...after, seen: (after.history as Fields[]).length, ...more }
}

/** Notices to the other side. */
export function buildWithdrawal({ jobId, employerId, job, appliedAt }: Fields, more: Fields = {}): Fields {
  return prepareNew(digits, { jobId, employerId, job, appliedAt, withdrawnAt: formatInstant(), ...more })
}

/** An application is taken back. `more`: of it; `told`: of what the other side is told. */
export function withdraw(before: Fields, more: Fields = {}, told: Fields = {}, name = digits) {
  return together(
    update(path(before), buildWithdrawn(before, { ...(name !== digits && { withdrawal: name }), ...more })),
    create(`withdrawals/${name}`, buildWithdrawal(before, { ...(name !== digits && { id: name }), ...told }))
  )
}
