import type { Job } from '#shared/domain/job/job.ts'
import { pickContent as pickJobContent } from '#shared/domain/job/job-content-fields.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import type { JobAction } from '#shared/domain/job/job-transitions.ts'
import {
  create,
  type Fields,
  prepareNew,
  prepareNext,
  readName,
  remove,
  type Together,
  together,
  update
} from './attempts.ts'
import { countOne } from './counted.ts'
import { type Person, uidOf } from './people.ts'
import { jobHistories, jobs, line, openPart } from './sample-board.ts'
import { sampleCounts } from './sample-counts.ts'
import { formatDay, formatInstant } from './sample-times.ts'

/** Where each action leads, for a test that does not care about the rest of the table. */
const leads: Record<Exclude<JobAction, 'delete'>, string> = {
  post: 'pending',
  revise: 'pending',
  edit: 'approved',
  approve: 'approved',
  reject: 'rejected',
  restore: 'pending',
  putBack: 'pending',
  close: 'deleted',
  takeDown: 'deleted',
  reopen: 'pending',
  renew: 'approved'
}

/** The part of a job that is reviewed, with what an older one may lack. */
function pickContent(job: Fields): Fields {
  const lists = { responsibilities: [], qualifications: [], keywords: [] }
  return pickJobContent({ salaryRange: '', ...lists, ...job } as unknown as Job) as unknown as Fields
}

/** The role that a user who takes a step claims. */
function roleFor(type: JobAction, person: Person): string {
  if (person?.token.admin === true) return 'Admin'
  return ['edit', 'approve', 'reject', 'restore', 'putBack', 'takeDown'].includes(type) ? 'Admin' : 'Employer'
}

function buildEvent(person: Person, type: JobAction, revision: number): Fields {
  return line(type, uidOf(person), roleFor(type, person), undefined, revision, formatInstant())
}

/** A test's deviations from a document in order: in the job that everybody reads, and in what is apart. */
interface Amiss {
  open?: Fields
  apart?: Fields
  /** null: it is not counted. */
  counted?: Fields | null
}

/** Written beside it where an employer brings it among those that have not ended. */
function countAmongOpen(name: string, { history }: Fields, counted: Fields | null = {}): Together {
  const { by, type } = (Array.isArray(history) ? (history as Fields[]).at(-1) : undefined) ?? {}
  const { uid, role } = (by ?? {}) as Fields
  const open = sampleCounts.get(`people/${uid}/jobCount/${uid}`)?.open ?? []
  const isCounted = role === 'Employer' && (type === 'post' || type === 'reopen') && !(open as string[]).includes(name)
  if (!isCounted || counted === null) return together()
  return together(countOne('jobCount', String(uid), name, { open: [...(open as string[]), name], ...counted }))
}

/** A job and its history, made together. `whole`: with the history in it. */
export function makeJob(path: string, whole: Fields, { open, apart, counted }: Amiss = {}): Together {
  const name = readName(path)
  const { employerId, history } = whole
  return together(
    create(path, { ...openPart(whole), ...open }),
    create(`jobHistory/${name}`, prepareNew(name, { employerId, history, ...apart })),
    countAmongOpen(name, whole, counted)
  )
}

/** A job and its history, changed together. `whole`: with the history in it, as it is to be; `before`: what is apart; null: nothing yet. */
export function writeJob(
  path: string,
  whole: Fields,
  { open, apart, counted }: Amiss = {},
  before: Fields | null = jobHistories.get(readName(path)) ?? null
): Together {
  const name = readName(path)
  const { id, employerId, history } = whole
  const apartPath = `jobHistory/${name}`
  return together(
    update(path, { ...openPart(whole), ...open }),
    before
      ? update(apartPath, prepareNext(before, { history, ...apart }))
      : create(apartPath, prepareNew(name, { id, employerId, history, ...apart })),
    countAmongOpen(name, whole, counted)
  )
}

/** The last line of a job's history with some of it changed. */
export function lastLine(job: Fields, changes: Fields): Fields {
  const history = job.history as Fields[]
  return { ...job, history: [...history.slice(0, -1), { ...history.at(-1), ...changes }] }
}

/** The history of a removed job, which goes with it. */
export function forgetHistory(name: string): Together {
  return together(...(jobHistories.has(name) ? [remove(`jobHistory/${name}`)] : []))
}

/** A new job, in order in every respect but perhaps the one that `more` says. */
export function buildPosted(person: Person, path: string, more: Fields = {}): Fields {
  const status = person?.token.admin === true ? 'approved' : leads.post
  const expiresOn = status === 'approved' ? formatDay(liveDays.usual) : undefined
  const own = { status, employerId: uidOf(person), postedDate: formatDay(), expiresOn }
  return prepareNew(path, { ...pickContent(jobs.pending), ...own, history: [buildEvent(person, 'post', 1)], ...more })
}

/** A job after a step, in order in every respect but perhaps the one that `more` says. */
export function buildStepped(
  before: Fields,
  type: Exclude<JobAction, 'delete'>,
  person: Person,
  more: Fields = {}
): Fields {
  const status = type === 'reopen' && person?.token.admin === true ? 'approved' : leads[type]
  const revision = Number(before.revision ?? 0) + 1
  const history = before.history as Fields[]
  const reason = type === 'reject' || type === 'takeDown' ? 'The pay is missing' : undefined
  const lastDay = before.expiresOn as string
  const isKept = type !== 'renew' && before.status === 'approved' && lastDay >= formatDay()
  const ending = type === 'close' ? 'filled-here' : type === 'takeDown' ? 'taken-down' : undefined
  const live = type === 'putBack' ? undefined : { content: pickContent(before), at: history.at(-1)?.at }
  const publicVersion = before.status === 'approved' ? live : before.approvedVersion
  const { rejectionReason = '' } = before
  const isSentAgain = type === 'revise' && before.status === 'rejected'
  const rejected = { content: pickContent(before), at: history.at(-1)?.at, reason: rejectionReason }
  const event = buildEvent(person, type, revision)
  return prepareNext(before, {
    ...{ status, rejectionReason: reason, ending },
    expiresOn: status === 'approved' ? (isKept ? lastDay : formatDay(liveDays.usual)) : undefined,
    history: [...history, reason === undefined ? event : { ...event, reason }],
    approvedVersion: status === 'approved' ? undefined : publicVersion,
    rejectedVersion: status === 'approved' ? undefined : isSentAgain ? rejected : before.rejectedVersion,
    ...more
  })
}

/** The step with which each identity would change a job: the administrator edits, everybody else revises. */
export function buildChanged(before: Fields, person: Person, more: Fields): Fields {
  return buildStepped(before, person?.token.admin === true ? 'edit' : 'revise', person, {
    ...pickContent(before),
    ...more
  })
}
