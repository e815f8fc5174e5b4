import { useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import { Question } from '../../question.tsx'
import { ReasonField } from '../../reasons/reason-field.tsx'
import type { AnsweredStep } from './ending-steps.ts'

interface Props {
  jobs: readonly Job[]
  onAnswer: (step: AnsweredStep) => void
  onKeep: () => void
}

/** Asks why postings are taken down: their employers are told. It must say something. */
export function TakeDownQuestion({ jobs, onAnswer, onKeep }: Props) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const has = cleanProse(reason).length
  const isBad = has === 0 || has > maxReasonLength
  const confirm = () => {
    setTried(true)
    if (!isBad) onAnswer({ action: 'takeDown', reason })
  }
  return (
    <Question
      open
      title={t('dashboard.end.takeDown.ask', { count: jobs.length })}
      text={t('dashboard.end.takeDown.text', { count: jobs.length })}
      cancel={t('dashboard.end.takeDown.keep')}
      confirm={t('dashboard.end.takeDown.do', { count: jobs.length })}
      danger
      onCancel={onKeep}
      onConfirm={confirm}
    >
      <ReasonField
        use="takeDown"
        label={t('dashboard.end.reason')}
        help={t('dashboard.end.reason.help')}
        error={isTried && has === 0 ? t('dashboard.end.reason.blank') : undefined}
        reason={reason}
        onWrite={setReason}
      />
    </Question>
  )
}
