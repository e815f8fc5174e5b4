import { Input } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useRef, useState } from 'react'
import { Field } from '#renderer/components/form/field.tsx'
import { useCleanText } from '#renderer/components/form/use-clean-text.ts'
import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'

import { hasBlank } from '../../reasons/pick-reason.ts'
import { ReasonField } from '../../reasons/reason-field.tsx'
import type { ReportReview, WordedDecision } from './use-report-review.ts'

/** What is asked before a reported posting is taken down, or its employer is asked. */
export function ReportQuestions({ review }: { review: ReportReview }) {
  const { question } = review
  // A fresh one each time: what was refused before belongs to another posting.
  return question && <WordsQuestion key={question.decision} decision={question.decision} review={review} />
}

/** Asks for the words that the employer will read. They must say something; too many are not sent, nor cut off. */
function WordsQuestion({ decision, review }: { decision: WordedDecision; review: ReportReview }) {
  const { question, text, write, keep, confirm } = review
  const field = useRef<{ focus: () => void }>(null)
  const [isTried, setTried] = useState(false)
  const has = cleanProse(text).length
  const isUnfilled = hasBlank(text)
  const answer = () => {
    setTried(true)
    if (has === 0 || has > maxReasonLength || isUnfilled) field.current?.focus()
    else confirm()
  }
  const words = {
    label: t(`desk.reports.${decision}.words`),
    help: t('desk.reports.key'),
    error: isTried && has === 0 ? t('desk.reports.blank') : undefined
  }
  return (
    <Question
      open
      title={t(`desk.reports.${decision}.ask`)}
      text={t(`desk.reports.${decision}.text`, { title: question?.job.title ?? '' })}
      cancel={t('desk.reports.keep')}
      confirm={t(`desk.reports.${decision}`)}
      danger={decision === 'takeDown'}
      onCancel={keep}
      onConfirm={answer}
    >
      {decision === 'takeDown' ? (
        <ReasonField
          use="takeDown"
          {...words}
          isUnfilled={isTried && isUnfilled}
          reason={text}
          onWrite={write}
          handle={field}
        />
      ) : (
        <QuestionField {...words} has={has} text={text} onWrite={write} handle={field} />
      )}
    </Question>
  )
}

interface FieldProps {
  label: string
  help: string
  error: string | undefined
  /** How many characters would be sent. */
  has: number
  text: string
  onWrite: (text: string) => void
  handle: { current: { focus: () => void } | null }
}

/** What somebody is asked, as they will read it. */
export function QuestionField({ label, help, error, has, text, onWrite, handle }: FieldProps) {
  const { note, cleaning } = useCleanText(onWrite)
  const problem = has > maxReasonLength ? t('posting.reasons.long', { most: maxReasonLength, has }) : error
  return (
    <Field label={label} help={help} note={note} error={problem}>
      {(input) => (
        <Input.TextArea
          {...input}
          {...cleaning}
          ref={(area: TextAreaRef | null) => {
            handle.current = area
          }}
          // It is what the question is about.
          autoFocus
          rows={4}
          status={problem ? 'error' : ''}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </Field>
  )
}
