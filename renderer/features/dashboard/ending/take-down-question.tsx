import { useRef, useState } from 'react'
import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import { hasBlank } from '#renderer/postings/reasons/pick-reason.ts'
import { ReasonField } from '#renderer/postings/reasons/reason-field.tsx'
import type { Job } from '#shared/domain/job/job.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
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
  const field = useRef<{ focus: () => void }>(null)
  const [isTried, setTried] = useState(false)
  const has = cleanProse(reason).length
  const isUnfilled = hasBlank(reason)
  const isBad = has === 0 || has > maxReasonLength || isUnfilled
  const confirm = () => {
    setTried(true)
    if (isBad) field.current?.focus()
    else onAnswer({ action: 'takeDown', reason })
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
        isUnfilled={isTried && isUnfilled}
        error={isTried && has === 0 ? t('dashboard.end.reason.blank') : undefined}
        handle={field}
        reason={reason}
        onWrite={onWrite}
      />
    </Question>
  )
}
