import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readRejectionReason } from '#shared/domain/job/job-record.ts'

/** Why a posting was rejected, in the administrator's words. */
export function RejectionReason({ job }: { job: Job }) {
  const reason = readRejectionReason(job)
  return (
    <p className="posted-reason">
      {reason ? (
        <>
          <b>{t('dashboard.reason')}</b> {reason}
        </>
      ) : (
        t('dashboard.reason.none')
      )}
    </p>
  )
}
