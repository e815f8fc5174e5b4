import { type ReactNode, useDeferredValue, useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobTexts, parseContent } from '#shared/domain/job/job-form.ts'

export type RenderPreview = (job: Job) => ReactNode

interface Props {
  texts: JobTexts
  /** The stored job: what is no part of the form is taken from it. */
  job: Job | undefined
  preview: RenderPreview
}

/** What is typed, as the public will see it. */
export function PostingPreview({ texts, job, preview }: Props) {
  const labelId = useId()
  // Typing never waits for a long posting to be set.
  const content = parseContent(useDeferredValue(texts))
  const rest: Pick<Job, 'id' | 'status' | 'employerId' | 'postedDate'> = job ?? {
    id: 'preview',
    status: 'pending',
    employerId: '',
    postedDate: ''
  }
  return (
    <aside className="posting-preview" id="preview" aria-labelledby={labelId}>
      <p className="preview-label" id={labelId}>
        {t('post.preview')}
      </p>
      <div className="leaf">{preview({ ...rest, ...content })}</div>
    </aside>
  )
}
