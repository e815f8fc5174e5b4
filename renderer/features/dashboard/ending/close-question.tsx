import { Segmented } from 'antd'
import { useId, useState } from 'react'
import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type CloseOutcome, closeOutcomes } from '#shared/domain/job/job-ending.ts'
import type { AnsweredStep } from './ending-steps.ts'

interface Props {
  jobs: readonly Job[]
  onAnswer: (step: AnsweredStep) => void
  onKeep: () => void
}

/** Asks what became of the work before postings are closed: whoever has applied is told. */
export function CloseQuestion({ jobs, onAnswer, onKeep }: Props) {
  const id = useId()
  const [outcome, setOutcome] = useState<CloseOutcome>('filled-here')
  return (
    <Question
      open
      title={t('dashboard.end.close.ask', { count: jobs.length })}
      text={t('dashboard.end.close.text', { count: jobs.length })}
      cancel={t('dashboard.end.close.keep')}
      confirm={t('dashboard.end.close.do', { count: jobs.length })}
      onCancel={onKeep}
      onConfirm={() => onAnswer({ action: 'close', outcome })}
    >
      <p id={id}>{t('dashboard.end.outcome')}</p>
      <Segmented<CloseOutcome>
        aria-labelledby={id}
        className="posted-outcomes"
        orientation="vertical"
        block
        value={outcome}
        onChange={setOutcome}
        options={closeOutcomes.map((one) => ({ value: one, label: t(`dashboard.end.outcome.${one}`) }))}
      />
    </Question>
  )
}
