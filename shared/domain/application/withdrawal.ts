import * as v from 'valibot'
import { type Application, applicationNameSchema } from './application.ts'

/** That somebody took an application back, for its other side: nothing in it says who. */
export interface Withdrawal {
  /** Of nobody: 32 random hexadecimal digits. */
  id: string
  revision?: number | undefined
  jobId: string
  employerId: string
  job: Application['job']
  /** ISO 8601. */
  appliedAt: string
  /** ISO 8601. */
  withdrawnAt: string
}

/** Parses a withdrawal stored by any version of the product and keeps fields it does not know. */
export const withdrawalSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  jobId: v.pipe(v.string(), v.nonEmpty()),
  employerId: v.string(),
  job: applicationNameSchema,
  appliedAt: v.string(),
  withdrawnAt: v.string()
}) satisfies v.GenericSchema<unknown, Withdrawal>

/** What is left of a withdrawn application for its other side. `id`: see Withdrawal. */
export function createWithdrawal(application: Application, id: string): Withdrawal {
  const { jobId, employerId, job, appliedAt, history } = application
  return { id, jobId, employerId, job, appliedAt, withdrawnAt: history.at(-1)?.at ?? appliedAt }
}

/** The withdrawal as the lists of applications show it: one of nobody. */
export function describeWithdrawal({ withdrawnAt, ...withdrawal }: Withdrawal): Application {
  return {
    ...withdrawal,
    uid: '',
    profile: null,
    message: '',
    state: 'withdrawn',
    history: [
      { state: 'new', at: withdrawal.appliedAt },
      { state: 'withdrawn', at: withdrawnAt }
    ],
    seen: 2
  }
}
