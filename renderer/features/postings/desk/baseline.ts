import type { Job } from '#shared/domain/job/job.ts'
import { type JobContent, pickContent } from '#shared/domain/job/job-content.ts'
import { parseApprovedVersion } from '#shared/domain/job/job-record.ts'

/** What the posting on the screen is compared with: what the public could read, or what the person had begun to read. */
export interface Baseline {
  content: JobContent
  since: 'approved' | 'read'
  /** With 'approved': when that was; empty when nobody wrote it down. */
  at: string
}

/** `before`: what the person had begun to read, when it is another version. Null: there is nothing to compare with. */
export function findBaseline(job: Job, before: Job | null): Baseline | null {
  if (before) return { content: pickContent(before), since: 'read', at: '' }
  const version = job.status === 'approved' ? null : parseApprovedVersion(job)
  return version && { ...version, since: 'approved' }
}
