import { compareTexts } from '../documents/fold-text.ts'
import {
  type ApplicationInterview,
  type FixedInterview,
  listInterviews
} from './application/interview-thread/list-interviews.ts'
import { formatLocalDay } from './format-day.ts'
import type { Job } from './job/job.ts'
import { findReminder, readLastDay } from './job/job-expiry.ts'
import { isUnanswered, type JobQuestion } from './report/administrator-question.ts'

/** What waits for an employer: the dashboard lists it, and the header shows its total. */
export interface EmployerDay {
  newApplicants: number
  /** Of today and of the next day that has one, the next one first. */
  interviews: readonly FixedInterview[]
  /** Confirmed interviews of all days. */
  upcoming: number
  toAnswer: readonly ApplicationInterview[]
  /** The next one first. */
  expiring: readonly Job[]
  /** Jobs about which the administrator asks. */
  questioned: readonly Job[]
  total: number
}

/** What waits on the administrator's dashboard and not in Job Requests. Applicants and last days of other jobs wait for their employers. */
export interface AdministratorDay {
  newApplicants: number
  /** Employers without an approval. */
  unapproved: number
  expiring: readonly Job[]
  total: number
}

interface Given {
  newApplicants: number
  interviews: readonly ApplicationInterview[]
  jobs: readonly Job[]
  /** By job. */
  questions: ReadonlyMap<string, JobQuestion>
}

export function readEmployerDay({ newApplicants, interviews: all, jobs, questions }: Given, now: Date): EmployerDay {
  const { upcoming, toAnswer } = listInterviews(all, now)
  const dayOf = ({ slot }: FixedInterview) => formatLocalDay(new Date(slot.start))
  const today = formatLocalDay(now)
  const next = upcoming.map(dayOf).find((day) => day > today)
  const interviews = upcoming.filter((each) => dayOf(each) <= today || dayOf(each) === next)
  const expiring = findExpiring(jobs, now)
  const questioned = jobs.filter((job) => {
    const question = questions.get(job.id)
    return question !== undefined && isUnanswered(question, job)
  })
  const total = newApplicants + interviews.length + toAnswer.length + expiring.length + questioned.length
  return { newApplicants, interviews, upcoming: upcoming.length, toAnswer, expiring, questioned, total }
}

interface AdministratorGiven extends Pick<AdministratorDay, 'newApplicants' | 'unapproved'> {
  /** The administrator's own. */
  jobs: readonly Job[]
}

export function readAdministratorDay({ jobs, ...counts }: AdministratorGiven, now: Date): AdministratorDay {
  const expiring = findExpiring(jobs, now)
  return { ...counts, expiring, total: counts.newApplicants + counts.unapproved + expiring.length }
}

function findExpiring(jobs: readonly Job[], now: Date): readonly Job[] {
  return jobs
    .filter((job) => findReminder(job, now) !== null)
    .sort((one, other) => compareTexts(readLastDay(one), readLastDay(other)))
}
