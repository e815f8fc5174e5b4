import { Button, Input } from 'antd'
import { createContext, useState } from 'react'
import { Field } from '#renderer/components/form/field.tsx'
import { useCleanText } from '#renderer/components/form/use-clean-text.ts'
import { Question } from '#renderer/components/workplace/question.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { type Application, openStages } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readEnding } from '#shared/domain/job/job-ending.ts'
import { isExpired } from '#shared/domain/job/job-expiry.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'

/** Applications without a final answer. */
export function filterOpen(applications: readonly Application[]): readonly Application[] {
  return applications.filter(({ state }) => openStages.some((stage) => stage === state))
}

/** Marks unanswered applicants once the posting has ended. */
export const PostingEnded = createContext(false)

export function hasEnded(posting: Job | null): posting is Job {
  return posting !== null && (posting.status === 'deleted' || isExpired(posting, new Date()))
}

interface Props {
  posting: Job
  applications: readonly Application[]
}

export function LeftOpen({ posting, applications }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<number>()
  if (!hasEnded(posting)) return null
  const ending = posting.status === 'deleted' ? (readEnding(posting) ?? 'not-filled') : 'expired'
  const count = filterOpen(applications).length
  return (
    <section className="left-open notice" aria-label={t('applicants.left')}>
      <p>
        <b>{t(`applicants.ended.${ending}`)}</b> {count > 0 && t('applicants.left.count', { count })}
      </p>
      {count > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('applicants.left.do')}
        </Button>
      )}
      <p className="small" role="status">
        {done !== undefined && t('applicants.left.done', { count: done })}
      </p>
      {isAsked && <DeclineQuestion {...{ posting, count }} onDone={setDone} onClose={() => setAsked(false)} />}
    </section>
  )
}

interface DeclineQuestionProps {
  posting: Job
  count: number
  onDone: (count: number) => void
  onClose: () => void
}

/** A failed batch keeps the message and resumes where it stopped. */
function DeclineQuestion({ posting, count, onDone, onClose }: DeclineQuestionProps) {
  const { declineOpen } = useRepositories().applications
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const { note, cleaning } = useCleanText(setMessage)
  const has = cleanProse(message).length
  const tooLong = has > maxAnswerLength
  const send = async () => {
    if (isBusy || tooLong) return
    setBusy(true)
    setFailed(false)
    try {
      onDone(await declineOpen(posting.id, message))
      onClose()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Question
      open
      title={t('applicants.left.ask', { count })}
      text={t('applicants.left.text')}
      cancel={t('applicants.left.keep')}
      confirm={t('applicants.left.send', { count })}
      disabled={isBusy || tooLong}
      onCancel={() => isBusy || onClose()}
      onConfirm={send}
    >
      <Field
        label={t('applicants.left.message')}
        optional={t('applicants.left.optional')}
        note={note}
        error={
          tooLong
            ? t('applicants.left.long', { most: maxAnswerLength, has })
            : isFailed
              ? t('applicants.left.failed')
              : undefined
        }
      >
        {(input) => (
          <Input.TextArea
            {...input}
            {...cleaning}
            autoFocus
            rows={4}
            status={tooLong || isFailed ? 'error' : ''}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
    </Question>
  )
}
