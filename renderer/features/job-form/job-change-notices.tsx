import type { ReactNode } from 'react'
import { ConflictPanel } from '#renderer/components/form/conflict-panel.tsx'
import { describeQuestion } from '#renderer/jobs/describe-screening-questions.ts'
import { JobStatusLabel } from '#renderer/jobs/job-status-label.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findDifferingFields, formatTexts, type JobTexts } from '#shared/domain/job/job-form-values.ts'
import { readRejectionReason } from '#shared/domain/job/job-history-events.ts'
import { formatPayTexts, readPayTexts } from '#shared/domain/job/pay-input.ts'
import { formatQuestionTexts, readQuestionTexts } from '#shared/domain/job/screening-question-input.ts'
import type { JobFormState } from './use-job-form.ts'

interface Props {
  job: Job
  gone: boolean
  form: JobFormState
}

/** Notices about the stored job: rejected, deleted, or changed elsewhere. */
export function JobChangeNotices({ job, gone, form }: Props) {
  const { seen, isOutdated, notice, isNewer } = form
  const compare = () => {
    form.acknowledge()
    notice.ask()
  }
  return (
    <div className="job-news" ref={notice.frame}>
      <div aria-live="polite">
        {gone && <JobNotice title={t('post.gone')} text={t('post.gone.text')} />}
        {!gone && job.status === 'rejected' && (
          <JobNotice title={t('post.rejected')} text={readRejectionReason(job) || t('post.rejected.noReason')} />
        )}
        {!gone && isNewer && (
          <JobNotice title={t('post.newer')} text={t('post.newer.text')}>
            <button type="button" className="btn btn-line" onClick={compare}>
              {t('post.newer.compare')}
            </button>
          </JobNotice>
        )}
      </div>
      {!gone && isOutdated && seen && <Conflict stored={seen} form={form} />}
    </div>
  )
}

function JobNotice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
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

function Conflict({ stored, form: { texts, notice, write } }: { stored: Job; form: JobFormState }) {
  const storedTexts = formatTexts(stored)
  const differing = findDifferingFields(texts, stored)
  // Figures are compared as the text that they make.
  const show = (shown: JobTexts) => ({
    ...shown,
    salaryRange: readPayTexts(shown).text,
    questions: readQuestionTexts(shown).questions.map(describeQuestion).join('\n')
  })
  return (
    <ConflictPanel
      area="post"
      lead={
        <>
          <p>
            <span>{t('post.conflict.status')}</span>: <JobStatusLabel job={stored} />
          </p>
          <p className="soft">{t(differing.length > 0 ? 'post.conflict.text' : 'post.conflict.same')}</p>
        </>
      }
      fields={differing.map((field) => [field, t(`post.field.${field}`)])}
      stored={show(storedTexts)}
      typed={show(texts)}
      onTake={(field) => {
        if (field === 'salaryRange') write(formatPayTexts(stored.salaryRange))
        else write(field === 'questions' ? formatQuestionTexts(stored.questions) : { [field]: storedTexts[field] })
        notice.ask()
      }}
    />
  )
}
