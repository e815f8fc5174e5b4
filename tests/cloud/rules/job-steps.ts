import type { JobAction } from '#shared/domain/job-transitions.ts'
import { asNew, asNext, type Fields } from './attempts.ts'
import { type Person, suvarna, uidOf } from './people.ts'
import { dayOf, jobs, line, moment } from './sample-board.ts'

const contentFields = [
  ...['title', 'company', 'location', 'category', 'type', 'salaryRange', 'description'],
  ...['responsibilities', 'qualifications', 'keywords']
]

/** Where each action leads, for whoever does not care about the rest of the table. */
const leads: Record<Exclude<JobAction, 'delete'>, string> = {
  post: 'pending',
  revise: 'pending',
  edit: 'approved',
  approve: 'approved',
  reject: 'rejected',
  restore: 'pending'
}

/** The part of a job that is reviewed, with what an older one may lack. */
export function contentOf(job: Fields): Fields {
  const full: Fields = { salaryRange: '', responsibilities: [], qualifications: [], keywords: [], ...job }
  return Object.fromEntries(contentFields.map((field) => [field, full[field]]))
}

/** The role that somebody who takes a step claims. */
export function roleFor(did: JobAction, person: Person): string {
  if (person?.token.admin === true) return 'Admin'
  return did === 'post' || did === 'revise' ? 'Employer' : 'Admin'
}

export function houseOf(person: Person): string {
  return (person?.token.email ?? '').replace(/@.*$/, '').replace(/_employer$/, '')
}

function toldBy(person: Person, did: JobAction, revision: number): Fields {
  return line(did, uidOf(person), roleFor(did, person), houseOf(person), revision, moment())
}

/** A new job, in order in every respect but perhaps the one that `more` says. */
export function posted(person: Person, path: string, more: Fields = {}): Fields {
  const status = person?.token.admin === true ? 'approved' : leads.post
  const own = { status, employerId: uidOf(person), postedDate: dayOf() }
  return asNew(path, { ...contentOf(jobs.pending), ...own, history: [toldBy(person, 'post', 1)], ...more })
}

/** A job after a step, in order in every respect but perhaps the one that `more` says. */
export function stepped(before: Fields, did: Exclude<JobAction, 'delete'>, person: Person, more: Fields = {}): Fields {
  const status = leads[did]
  const revision = Number(before.revision ?? 0) + 1
  const history = (before.history ?? []) as Fields[]
  const reason = did === 'reject' ? 'The pay is missing' : undefined
  const publicVersion =
    before.status === 'approved'
      ? { content: contentOf(before), at: history.at(-1)?.at ?? before.postedDate }
      : before.approvedVersion
  const told = toldBy(person, did, revision)
  return asNext(before, {
    ...{ status, rejectionReason: reason },
    history: [...history, reason === undefined ? told : { ...told, reason }],
    approvedVersion: status === 'approved' ? undefined : publicVersion,
    ...more
  })
}

/** The step with which each identity would change a job: the administrator edits, everybody else revises. */
export function changed(before: Fields, person: Person, more: Fields): Fields {
  // An older job lacks what every changed one has.
  const whole = { ...before, ...contentOf(before) }
  return stepped(before, person?.token.admin === true ? 'edit' : 'revise', person, { ...contentOf(whole), ...more })
}

/** Suvarna's own way to change a job. */
export function revisedBySuvarna(before: Fields, more: Fields = {}): Fields {
  return changed(before, suvarna, more)
}
