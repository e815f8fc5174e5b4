import { maxSearchKeys } from '#shared/domain/search/search-keys.ts'
import { type Fields, prepareNext, update } from '../attempts.ts'
import { buildPosted, type buildStepped, makeJob } from '../job-steps.ts'
import type { Kind } from '../kinds.ts'
import { asha, meena, type Person, suvarna } from '../people.ts'
import { jobs, publicProfiles } from '../sample-board.ts'
import { newPublicProfile } from '../tables/candidates.ts'
import { takeStep } from '../tables/jobs.ts'
import { absent } from './job-fields.ts'
import type { Specimen } from './specimen.ts'

const stored = ['go', 'gold', 'in:surat gj']
const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`)

/** The administrator is trusted with what they say. */
const adminKeys: Kind = {
  good: [undefined, [], stored, keysOf(maxSearchKeys)],
  bad: [
    ['too many', keysOf(maxSearchKeys + 1)],
    ['a text', 'gold'],
    ['a map', {}],
    ['null', null]
  ]
}

const keys: Kind = {
  good: [undefined, [], stored, ['xx', 'x'.repeat(43), 'हीरा'], keysOf(maxSearchKeys)],
  bad: [
    ['too many', keysOf(maxSearchKeys + 1)],
    ['with too long a key', ['gold', 'x'.repeat(44)]],
    ['with a single letter', ['g']],
    ['with two keys in one', ['gold\nring']],
    ['with an empty key', ['gold', '']],
    ['with a number', ['gold', 22]],
    ['with null', [null]],
    ['with a map', [{ gold: 'ring' }]],
    ['a text', 'gold'],
    ['a map', {}],
    ['null', null]
  ]
}

const step = (did: Parameters<typeof buildStepped>[1], who: Person, before: Fields, searchKeys: Kind): Specimen => ({
  name: `what a job is found by: to ${did}`,
  who,
  shape: { searchKeys },
  write: (more) => takeStep(before, did, who, more)
})

const none = absent(stored)
const { searchKeys: kept } = jobs.lastDay
const same: Kind = {
  good: [kept],
  bad: [
    ['missing', undefined],
    ['others', stored],
    ['null', null]
  ]
}

/** Search keys of a job or a public profile. */
export const searchKeySpecimens: readonly Specimen[] = [
  step('approve', asha, jobs.pending, adminKeys),
  step('edit', asha, jobs.approved, adminKeys),
  step('reopen', asha, jobs.deleted, adminKeys),
  step('reject', asha, jobs.pending, none),
  step('restore', asha, jobs.rejected, none),
  step('takeDown', asha, jobs.approved, none),
  step('revise', suvarna, jobs.pending, none),
  step('close', suvarna, jobs.approved, none),
  step('reopen', suvarna, jobs.deleted, none),
  step('renew', suvarna, jobs.approved, none),
  step('renew', asha, jobs.approved, none),
  // Keys stay through every change that does not make it live.
  step('revise', suvarna, jobs.lastDay, same),
  step('close', suvarna, jobs.lastDay, same),
  step('renew', suvarna, jobs.lastDay, same),
  step('takeDown', asha, jobs.lastDay, same),
  {
    name: 'what a job is found by: posted by the administrator',
    who: asha,
    shape: { searchKeys: adminKeys },
    write: (more) => makeJob('jobs/job_1_new', buildPosted(asha, 'jobs/job_1_new', more))
  },
  {
    name: 'what a job is found by: posted by an employer',
    who: suvarna,
    shape: { searchKeys: none },
    write: (more) => makeJob('jobs/job_1_new', buildPosted(suvarna, 'jobs/job_1_new', more))
  },
  {
    name: 'what a public profile is found by',
    who: meena,
    shape: { searchKeys: keys },
    write: (more) => newPublicProfile(meena.uid, more)
  },
  {
    name: 'what a changed public profile is found by',
    who: meena,
    shape: { searchKeys: keys },
    write: (more) => update(`candidateProfiles/${publicProfiles.meena.id}`, prepareNext(publicProfiles.meena, more))
  }
]
