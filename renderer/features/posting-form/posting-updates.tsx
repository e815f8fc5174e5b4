import type { ReactNode } from 'react'
import { ConflictPanel } from '#renderer/components/form/conflict-panel.tsx'
import { t } from '#renderer/messages/messages.ts'
import { PostingStatus } from '#renderer/postings/posting-status.tsx'
import type { Job } from '#shared/domain/job/job.ts'
import { findDifferingFields, formatTexts } from '#shared/domain/job/job-form.ts'
import { readRejectionReason } from '#shared/domain/job/job-record.ts'
import type { PostingFormState } from './use-posting-form.ts'

interface Props {
  job: Job
  gone: boolean
  form: PostingFormState
}

/** Notices about the stored job: rejected, deleted, or changed elsewhere. */
export function PostingUpdates({ job, gone, form }: Props) {
  const { seen, isOutdated, notice, isNewer } = form
  const compare = () => {
    form.acknowledge()
    notice.ask()
  }
  return (
    <div className="posting-news" ref={notice.frame}>
      <div aria-live="polite">
        {gone && <PostingNotice title={t('post.gone')} text={t('post.gone.text')} />}
        {!gone && job.status === 'rejected' && (
          <PostingNotice title={t('post.rejected')} text={readRejectionReason(job) || t('post.rejected.noReason')} />
        )}
        {!gone && isNewer && (
          <PostingNotice title={t('post.newer')} text={t('post.newer.text')}>
            <button type="button" className="btn btn-line" onClick={compare}>
              {t('post.newer.compare')}
            </button>
          </PostingNotice>
        )}
      </div>
      {!gone && isOutdated && seen && <Conflict stored={seen} form={form} />}
    </div>
  )
}

function PostingNotice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="notice">
      <p>
        <b>{title}</b>
        <span className="notice-text">{text}</span>
      </p>
      {children}
    </div>
  )
}

function Conflict({ stored, form: { texts, notice, write } }: { stored: Job; form: PostingFormState }) {
  const storedTexts = formatTexts(stored)
  const differing = findDifferingFields(texts, stored)
  return (
    <ConflictPanel
      area="post"
      lead={
        <>
          <p>
            <span>{t('post.conflict.status')}</span>: <PostingStatus job={stored} />
          </p>
          <p className="soft">{t(differing.length > 0 ? 'post.conflict.text' : 'post.conflict.same')}</p>
        </>
      }
      fields={differing.map((field) => [field, t(`post.field.${field}`)])}
      stored={storedTexts}
      typed={texts}
      onTake={(field) => {
        write({ [field]: storedTexts[field] })
        notice.ask()
      }}
    />
  )
}
