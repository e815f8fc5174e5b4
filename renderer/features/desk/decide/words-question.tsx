import { Input } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useRef, useState } from 'react'
import { Field } from '#renderer/components/form/field.tsx'
import { useCleanText } from '#renderer/components/form/use-clean-text.ts'
import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import { hasBlank } from '#renderer/postings/reasons/pick-reason.ts'
import { ReasonField } from '#renderer/postings/reasons/reason-field.tsx'
import type { ReasonUse } from '#shared/domain/reason/saved-reason.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'

interface Props {
  title: string
  text: string
  cancel: string
  confirm: string
  /** What its reasons are saved for; without it somebody is asked something, in words that are not saved. */
  use?: ReasonUse | undefined
  label: string
  help: string
  /** What is said of no words at all. */
  blank: string
  /** What the person has typed. */
  words: string
  onWrite: (words: string) => void
  onCancel: () => void
  onConfirm: () => void
}

/** Asks for the words that somebody will read. They must say something; too many are not sent, nor cut off. */
export function WordsQuestion({ use, label, help, blank, words, onWrite, onConfirm, ...question }: Props) {
  const field = useRef<{ focus: () => void }>(null)
  const [isTried, setTried] = useState(false)
  const has = cleanProse(words).length
  const isUnfilled = hasBlank(words)
  const answer = () => {
    setTried(true)
    if (has === 0 || has > maxReasonLength || isUnfilled) field.current?.focus()
    else onConfirm()
  }
  const said = { label, help, error: isTried && has === 0 ? blank : undefined, onWrite, handle: field }
  return (
    <Question open {...question} danger={use !== undefined} onConfirm={answer}>
      {use ? (
        <ReasonField use={use} {...said} isUnfilled={isTried && isUnfilled} reason={words} />
      ) : (
        <QuestionField {...said} has={has} text={words} />
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
function QuestionField({ label, help, error, has, text, onWrite, handle }: FieldProps) {
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
