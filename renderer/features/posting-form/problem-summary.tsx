import { Alert } from 'antd'
import type { MouseEvent } from 'react'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { ContentField } from '#shared/domain/job/job-content.ts'
import type { FieldProblem } from '#shared/domain/job/job-form.ts'
import type { PostingFormState } from './use-posting-form.ts'

/** The id of a field's control, for its label and for the way that leads to it. */
export function formatFieldId(field: ContentField): string {
  return `posting-${field}`
}

const words: Record<FieldProblem['reason'], MessageId> = {
  missing: 'post.problems.missing',
  unknown: 'post.problems.unknown',
  long: 'post.problems.long',
  many: 'post.problems.many',
  'long-line': 'post.problems.long'
}

/**
 * What was refused when the form was sent, each with the way to its field. What is mended stays as done until the form is sent again, so
 * that nothing below moves while one types.
 */
export function ProblemSummary({ posting: { attempted, problems } }: { posting: PostingFormState }) {
  if (attempted.length === 0) return null
  const left = attempted.filter((field) => problems[field]).length
  return (
    <Alert
      className="posting-problems"
      type={left > 0 ? 'error' : 'success'}
      title={t(left > 0 ? 'post.problems' : 'post.problems.none', { count: left })}
      description={
        <ul>
          {attempted.map((field) => {
            const problem = problems[field]
            const label = t(`post.field.${field}`)
            return (
              <li key={field}>
                {problem ? (
                  <a href={`#${formatFieldId(field)}`} onClick={focusTarget}>
                    {t(words[problem.reason], { field: label })}
                  </a>
                ) : (
                  t('post.problems.done', { field: label })
                )}
              </li>
            )
          })}
        </ul>
      }
    />
  )
}

/** Leads to the control itself, which a link alone would only scroll to. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
