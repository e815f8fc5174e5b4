import fc from 'fast-check'
import { type Actor, type JobAction, jobActions } from '#shared/domain/job/job-transitions.ts'
import { admin, kesar, meena, namesake, suvarna } from './job-people.ts'

/** Somebody tries to do something with a job. */
export interface Attempt {
  signedIn: Actor | null
  /** Whom the screen believes it acts for, when it is mistaken. */
  mistaken: Actor | undefined
  action: JobAction
  /** Which of the jobs, counted back from the one that changed last. */
  index: number
  /** How many versions ago it was seen. */
  age: number
  title: string
  reason: string
  /** How many days pass before it. */
  days: number
}

const actions = jobActions

/** Each step by the person whose step it is. */
const usual: Pick<Attempt, 'signedIn' | 'action'>[] = [
  { signedIn: suvarna, action: 'post' },
  { signedIn: suvarna, action: 'revise' },
  { signedIn: admin, action: 'edit' },
  { signedIn: admin, action: 'approve' },
  { signedIn: admin, action: 'reject' },
  { signedIn: admin, action: 'restore' },
  { signedIn: admin, action: 'putBack' },
  { signedIn: admin, action: 'delete' },
  { signedIn: suvarna, action: 'close' },
  { signedIn: admin, action: 'takeDown' },
  { signedIn: suvarna, action: 'reopen' },
  { signedIn: suvarna, action: 'renew' }
]
const texts = fc.oneof(
  { weight: 9, arbitrary: fc.string({ minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('', '  ', ' \n ', 'two  spaces', '__proto__', 'हीरा 💎', '\ud83d', '\u0000') }
)

const doing = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...usual) },
  {
    weight: 1,
    arbitrary: fc.record({
      signedIn: fc.constantFrom(admin, suvarna, kesar, meena, namesake, null),
      action: fc.constantFrom(...actions)
    })
  }
)
const circumstances = fc.record({
  mistaken: fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(admin, suvarna, kesar, meena) }
  ),
  index: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 8 }) }),
  age: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
  title: texts,
  reason: texts,
  days: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 60 }) })
})

/** Up to thirty attempts in a row, mostly usual ones, mostly on the job that changed last and as it is now. */
export const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc.tuple(doing, circumstances).map(([what, how]) => ({ ...what, ...how })),
  { minLength: 1, maxLength: 30, size: 'max' }
)

/** The rules once more, in other words than the product's. null: may not. 'gone': the job is removed. */
export function leads(
  who: Actor | null,
  action: JobAction,
  job: { owner: string; status: string; lastDay: string | null; history: readonly string[] } | undefined
): string | null {
  const isLive = job?.status === 'approved'
  const hasEnd = isLive && job.lastDay !== null

  if (who?.role === 'Employer' && who.uid !== 'admin') {
    if (action === 'post') return 'pending'
    if (job?.owner !== who.uid) return null
    if (action === 'reopen') return job.status === 'deleted' ? 'pending' : null
    if (action === 'renew') return hasEnd ? 'approved' : null
    if (job.status === 'deleted') return null
    return action === 'revise' ? 'pending' : action === 'close' ? 'deleted' : null
  }
  if (who?.role !== 'Admin') return null
  if (action === 'post') return 'approved'
  if (action === 'edit' && job?.status !== 'deleted') return 'approved'
  if (job?.status === 'pending' && action === 'approve') return 'approved'
  if (job?.status === 'pending' && action === 'reject') return 'rejected'
  if (job?.status === 'rejected' && action === 'restore') return 'pending'
  if (action === 'putBack') return / (approve|reject) /.test(job?.history.at(-1) ?? '') ? 'pending' : null
  if (job?.status === 'deleted' && action === 'reopen') return 'approved'
  if (hasEnd && action === 'renew') return 'approved'
  if ((isLive || job?.status === 'pending') && (action === 'close' || action === 'takeDown')) return 'deleted'
  return job?.status === 'rejected' && action === 'delete' ? 'gone' : null
}
