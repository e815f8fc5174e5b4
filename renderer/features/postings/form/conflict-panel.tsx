import { useId } from 'react'
import { ConflictField } from '#renderer/components/form/conflict-field.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ContentField } from '#shared/domain/job/job-content.ts'
import { findDifferingFields, formatTexts, type JobTexts } from '#shared/domain/job/job-form.ts'
import { PostingStatus } from '../posting-status.tsx'

interface Props {
  /** The version that is stored. */
  stored: Job
  texts: JobTexts
  onTake: (field: ContentField) => void
}

/** The stored version beside what was typed, field by field where they differ. */
export function ConflictPanel({ stored, texts, onTake }: Props) {
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
        {t('post.conflict.status')}: <PostingStatus status={stored.status} />
      </p>
      <p className="soft">{t(differing.length > 0 ? 'post.conflict.text' : 'post.conflict.same')}</p>
      {differing.map((field) => (
        <ConflictField
          key={field}
          label={t(`post.field.${field}`)}
          stored={storedTexts[field]}
          typed={texts[field]}
          words={words}
          onTake={() => onTake(field)}
        />
      ))}
    </section>
  )
}
