import { State } from '#renderer/components/public/state.tsx'
import { t } from '#renderer/messages/messages.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import type { PostingQuestion } from '#shared/domain/report/posting-question.ts'

/** In a row of a queue. Another text alone says itself that it has come. */
export function QuestionState({ question, isOpen }: { question: PostingQuestion | undefined; isOpen: boolean }) {
  if (question?.answer !== undefined) return <State tone="good" word={t('desk.answered')} />
  return isOpen && <State tone="new" word={t('desk.asked')} />
}

export function QuestionAnswered({ question, className }: { question: PostingQuestion; className: string }) {
  const { text, askedAt, answer, answeredAt = '' } = question
  return (
    <>
      <p className={className}>
        <b>{t('desk.youAsked', { day: formatLocalDate(askedAt) ?? '' })}</b> <q>{text}</q>
      </p>
      {answer !== undefined && (
        <p className={className}>
          <b>{t('desk.theyAnswered', { day: formatLocalDate(answeredAt) ?? '' })}</b> <q>{answer}</q>
        </p>
      )}
    </>
  )
}
