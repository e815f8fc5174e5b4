import { paths } from '#renderer/app/paths.ts'
import type { Job } from '#shared/domain/job.ts'

/** The address of a job. Half a surrogate pair in a stored id cannot be encoded: that job has no page, but its card must not break the list. */
export function jobPath(job: Pick<Job, 'id'>): string {
  return paths.job(encodable(job.id))
}

export function editJobPath(job: Pick<Job, 'id'>): string {
  return paths.editJob(encodable(job.id))
}

function encodable(id: string): string {
  return id.replace(/\p{Cs}/gu, '\ufffd')
}
