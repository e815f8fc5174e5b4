import { Icon } from '#renderer/components/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job.ts'
import { useApply } from '../card/use-apply.ts'
import { useShare } from '../card/use-share.ts'

/** Apply and share: beside the posting, and always at hand at the foot of a phone. */
export function JobActions({ job }: { job: Job }) {
  const apply = useApply()
  const share = useShare()
  return (
    <div className="acts">
      <button type="button" className="btn btn-primary btn-tall" onClick={() => apply(job)}>
        {t('card.apply')}
      </button>
      <button type="button" className="btn btn-line btn-tall" onClick={() => share(job)}>
        <Icon name="share" />
        <span className="acts-share">{t('job.shareWhatsApp')}</span>
      </button>
    </div>
  )
}
