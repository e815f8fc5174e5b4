import { buildModerationUrl } from '#renderer/config/moderation-url.ts'
import { paths } from '#renderer/config/paths.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** The form or the review queue for those who work on an unpublished job, else its public page. */
export function findJobUrl(
  { id, status, employerId }: Job,
  { isAdmin, uid }: Pick<SessionUser, 'isAdmin' | 'uid'>
): string {
  if (status === 'approved' || status === 'deleted') return paths.job(id)
  if (isAdmin) return buildModerationUrl({ tab: status === 'rejected' ? status : 'pending', job: id })
  return employerId === uid ? paths.editJob(id) : paths.job(id)
}
