import { showToast } from '#renderer/app/toast-store.ts'
import type { Job } from '#shared/domain/job.ts'

export type ApplyToJob = (job: Job) => void

const askToLogin: ApplyToJob = () => showToast('loginRequired')

/** What Apply Now does. Visitors, employers and the administrator are asked to login as a candidate; nobody else can sign in yet. */
export function useApply(): ApplyToJob {
  return askToLogin
}
