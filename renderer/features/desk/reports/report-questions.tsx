import { t } from '#renderer/messages/messages.ts'
import { WordsQuestion } from '../decide/words-question.tsx'
import type { ReportReview } from './use-report-review.ts'

/** What is asked before a reported posting is taken down, or its employer is asked. */
export function ReportQuestions({ review: { question, text, write, keep, confirm } }: { review: ReportReview }) {
  if (!question) return null
  const { decision, job } = question
  return (
    // A fresh one each time: what was refused before belongs to another posting.
    <WordsQuestion
      key={decision}
      title={t(`desk.reports.${decision}.ask`)}
      text={t(`desk.reports.${decision}.text`, { title: job.title })}
      cancel={t('desk.reports.keep')}
      confirm={t(`desk.reports.${decision}`)}
      use={decision === 'takeDown' ? 'takeDown' : undefined}
      label={t(`desk.reports.${decision}.words`)}
      help={t('desk.reports.key')}
      blank={t('desk.reports.blank')}
      words={text}
      onWrite={write}
      onCancel={keep}
      onConfirm={confirm}
    />
  )
}
