import * as v from 'valibot'
import { type Application, applicationNameSchema } from './application.ts'

/** A withdrawn application for the employer, which does not tell whose it was. */
export interface Withdrawal {
  /** 32 random hexadecimal digits. */
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

export const withdrawalSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  jobId: v.pipe(v.string(), v.nonEmpty()),
  employerId: v.string(),
  job: applicationNameSchema,
  appliedAt: v.string(),
  withdrawnAt: v.string()
}) satisfies v.GenericSchema<unknown, Withdrawal>

export function createWithdrawal(application: Application, id: string): Withdrawal {
  const { jobId, employerId, job, appliedAt, history } = application
  return { id, jobId, employerId, job, appliedAt, withdrawnAt: history.at(-1)?.at ?? appliedAt }
}

/** As lists of applications show it. */
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
