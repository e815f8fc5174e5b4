import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import type { Job } from '#shared/domain/job/job.ts'
import type { AnsweredStep } from './ending-steps.ts'

interface Props {
  jobs: readonly Job[]
  reason: string
  onWrite: (reason: string) => void
  onAnswer: (step: AnsweredStep) => void
  onKeep: () => void
}

/** Asks why postings are taken down: their employers are told. It must say something. */
export function TakeDownQuestion({ jobs, reason, onWrite, onAnswer, onKeep }: Props) {
  return (
    <ReasonQuestion
      title={t('dashboard.end.takeDown.ask', { count: jobs.length })}
      text={t('dashboard.end.takeDown.text', { count: jobs.length })}
      cancel={t('dashboard.end.takeDown.keep')}
      confirm={t('dashboard.end.takeDown.do', { count: jobs.length })}
      danger
      use="takeDown"
      label={t('dashboard.end.reason')}
      help={t('dashboard.end.reason.help')}
      blank={t('dashboard.end.reason.blank')}
      reason={reason}
      onWrite={onWrite}
      onCancel={onKeep}
      onConfirm={() => onAnswer({ action: 'takeDown', reason })}
    />
  )
}
