import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { ApplyButton } from '../card/apply-button.tsx'
import { useShare } from '../card/use-share.ts'

/** Apply and share: beside the posting, and always at hand at the foot of a phone. */
export function JobActions({ job }: { job: Job }) {
  const share = useShare()
  return (
    <div className="acts">
      <ApplyButton job={job} className="btn btn-primary btn-tall" />
      <button type="button" className="btn btn-line btn-tall" onClick={() => share(job)}>
        <Icon name="share" />
        <span className="acts-share">{t('job.shareWhatsApp')}</span>
      </button>
    </div>
  )
}
