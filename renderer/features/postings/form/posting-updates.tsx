import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readRejectionReason } from '#shared/domain/job/job-record.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { PostingNotice } from './posting-notice.tsx'
import type { PostingFormState } from './use-posting-form.ts'

interface Props {
  /** The job as it is stored now. */
  job: Job
  gone: boolean
  posting: PostingFormState
}

/** Why the job was rejected, and what happened to it while one was writing: it was deleted, or changed elsewhere. */
export function PostingUpdates({ job, gone, posting }: Props) {
  const { base, texts, comparing, conflict, newer } = posting
  return (
    <div className="posting-news" ref={conflict.frame}>
      <div aria-live="polite">
        {gone && <PostingNotice title={t('post.gone')} text={t('post.gone.text')} />}
        {!gone && job.status === 'rejected' && (
          <PostingNotice title={t('post.rejected')} text={readRejectionReason(job) || t('post.rejected.noReason')} />
        )}
        {!gone && newer && (
          <PostingNotice title={t('post.newer')} text={t('post.newer.text')}>
            <button type="button" className="btn btn-line" onClick={() => posting.compare(job)}>
              {t('post.newer.compare')}
            </button>
          </PostingNotice>
        )}
      </div>
      {!gone && comparing && base && (
        <ConflictPanel
          stored={base}
          texts={texts}
          onTake={(field) => {
            posting.take(field)
            conflict.ask()
          }}
        />
      )}
    </div>
  )
}
