import * as v from 'valibot'
import { documentId, instant, storedDocument } from '../well-formed-text.ts'
import { type Application, applicationNameSchema } from './application.ts'

/** A withdrawn application for the employer, which does not reveal whose it was. Its id: 32 random hexadecimal digits. */
export const withdrawalSchema = storedDocument({
  jobId: documentId,
  employerId: v.string(),
  job: applicationNameSchema,
  appliedAt: instant,
  withdrawnAt: instant
})
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>

export function createWithdrawal(application: Application, id: string): Withdrawal {
  const { jobId, employerId, job, appliedAt, history } = application
  return { id, jobId, employerId, job, appliedAt, withdrawnAt: history.at(-1)?.at ?? appliedAt }
}

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
