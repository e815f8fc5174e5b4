import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** Stands in place of the decisions when the posting on the screen is not in this queue any more. */
export function GoneLine({ job, onNext }: { job: Job; onNext: () => void }) {
  return (
    <div className="notice desk-line" role="status">
      <p>
        <b>{t('desk.gone')}</b> {t(`desk.gone.${job.status}`)}
      </p>
      <button type="button" className="btn btn-line" onClick={onNext}>
        {t('desk.gone.next')}
      </button>
    </div>
  )
}
