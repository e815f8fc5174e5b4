import { type ReactNode, useId } from 'react'
import { ConflictField } from '#renderer/components/form/conflict-field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { PostingStatus } from '#renderer/postings/posting-status.tsx'
import type { Job } from '#shared/domain/job/job.ts'
import { findDifferingFields, formatTexts } from '#shared/domain/job/job-form.ts'
import { readRejectionReason } from '#shared/domain/job/job-record.ts'
import type { PostingFormState } from './use-posting-form.ts'

interface Props {
  /** The job as it is stored now. */
  job: Job
  gone: boolean
  form: PostingFormState
}

/** Why the job was rejected, and what happened to it while one was writing: it was deleted, or changed elsewhere. */
export function PostingUpdates({ job, gone, form }: Props) {
  const { seen, isOutdated, conflict, isNewer } = form
  const compare = () => {
    form.acknowledge()
    conflict.ask()
  }
  return (
    <div className="posting-news" ref={conflict.frame}>
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
      {!gone && isOutdated && seen && <ConflictPanel stored={seen} form={form} />}
    </div>
  )
}

/** What the person should know before they go on writing. */
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

/** The stored version beside what was typed, field by field where they differ. */
function ConflictPanel({ stored, form }: { stored: Job; form: PostingFormState }) {
  const { texts, conflict } = form
  const titleId = useId()
  const storedTexts = formatTexts(stored)
  const differing = findDifferingFields(texts, stored)
  const words = {
    stored: t('post.conflict.stored'),
    typed: t('post.conflict.yours'),
    empty: t('post.conflict.empty'),
    take: t('post.conflict.take')
  }
  return (
    <section className="conflict" aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t('post.conflict')}
      </h2>
      <p className="conflict-status">
        {t('post.conflict.status')}: <PostingStatus job={stored} />
      </p>
      <p className="soft">{t(differing.length > 0 ? 'post.conflict.text' : 'post.conflict.same')}</p>
      {differing.map((field) => (
        <ConflictField
          key={field}
          label={t(`post.field.${field}`)}
          stored={storedTexts[field]}
          typed={texts[field]}
          words={words}
          onTake={() => {
            form.write({ [field]: storedTexts[field] })
            conflict.ask()
          }}
        />
      ))}
    </section>
  )
}
