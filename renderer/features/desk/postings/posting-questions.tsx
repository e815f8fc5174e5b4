import { Question } from '#renderer/components/workplace/question.tsx'
import { hasSamples } from '#renderer/config/configuration.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { ReasonQuestion } from '#renderer/postings/reasons/reason-question.tsx'
import { readPassage } from '#shared/domain/job/flags/flag.ts'
import type { FindFlags } from './use-find-flags.ts'
import type { PostingsReview } from './use-postings-review.ts'

interface Props {
  review: PostingsReview
  findFlags: FindFlags
}

export function PostingQuestions({ review, findFlags }: Props) {
  const { question, words, setReason, cancel, confirm } = review
  if (!question) return null
  const { decision, work } = question
  const answers = { onCancel: cancel, onConfirm: confirm }
  const typed = { reason: words, onWrite: setReason, ...answers }
  if (decision === 'approve') {
    const passages = findFlags(work).flatMap(({ kind, passage }) => (kind === 'fee' && passage ? passage : []))
    return (
      <Question
        open
        title={t('desk.fee.ask')}
        text={t('desk.fee.text', { words: passages.map((passage) => `“${readPassage(work, passage)}”`).join(', ') })}
        cancel={t('desk.reject.keep')}
        confirm={t('desk.fee.do')}
        danger
        {...answers}
      />
    )
  }
  if (decision === 'delete') return <DeleteQuestion title={work.title} {...answers} />
  if (decision === 'ask') {
    return (
      <ReasonQuestion
        title={t('desk.reports.ask.ask')}
        text={t('desk.ask.text', { title: work.title })}
        cancel={t('desk.reports.keep')}
        confirm={t('desk.ask.do')}
        label={t('desk.reports.ask.words')}
        help={t('desk.reports.key')}
        blank={t('desk.reports.blank')}
        {...typed}
      />
    )
  }
  if (decision !== 'reject') return null
  const company = work.company.trim()
  return (
    <ReasonQuestion
      title={t('desk.reject.ask')}
      text={company ? t('desk.reject.text', { company }) : t('desk.reject.textUnnamed')}
      cancel={t('desk.reject.keep')}
      confirm={t('desk.reject')}
      danger
      use="reject"
      label={t('desk.reject.reason')}
      optional={t('desk.optional')}
      help={t('desk.reject.key')}
      {...typed}
    />
  )
}

function DeleteQuestion({ title, ...answers }: { title: string; onCancel: () => void; onConfirm: () => void }) {
  const { postings } = useRepositories()
  const { documents } = useServices().platform
  const isRefilled = documents.device !== undefined && hasSamples
  const { data: total } = useLiveQuery<number>(
    (onData, onError) => (isRefilled ? postings.watchAll(0, ({ total: all }) => onData(all), onError) : undefined),
    [postings, isRefilled]
  )
  const text = t('desk.delete.text', { title })
  return (
    <Question
      open
      title={t('desk.delete.ask')}
      text={total === 1 ? `${text} ${t('desk.delete.last')}` : text}
      cancel={t('desk.delete.keep')}
      confirm={t('desk.delete')}
      danger
      {...answers}
    />
  )
}
