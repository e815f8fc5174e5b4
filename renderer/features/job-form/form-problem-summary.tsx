import { Alert } from 'antd'
import type { MouseEvent } from 'react'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import { formatFieldId, nameField } from './describe-job-field.ts'
import type { JobFormState, JobProblem } from './use-job-form.ts'

const words: Record<JobProblem['reason'], MessageId> = {
  missing: 'post.problems.missing',
  unknown: 'post.problems.unknown',
  long: 'post.problems.long',
  many: 'post.problems.many',
  'long-line': 'post.problems.long',
  days: 'post.problems.days',
  fee: 'post.problems.fee',
  figure: 'post.problems.figure',
  reversed: 'post.problems.reversed',
  count: 'post.problems.figure',
  years: 'post.problems.years',
  repeated: 'post.problems.repeated',
  fewChoices: 'post.problems.fewChoices',
  number: 'post.problems.number'
}

/** Links to the refused fields. A mended one stays as done until the next submit, so that nothing moves while one types. */
export function FormProblemSummary({ form: { attempted, problems } }: { form: JobFormState }) {
  const left = attempted.filter((field) => problems[field]).length
  return (
    <Alert
      className="job-problems"
      type={left > 0 ? 'error' : 'success'}
      title={
        <>
          <p className="label">{t(left > 0 ? 'post.problems' : 'post.problems.none', { count: left })}</p>
          <ul>
            {attempted.map((field) => {
              const problem = problems[field]
              const label = nameField(field)
              return (
                <li key={field}>
                  {problem ? (
                    <a href={`#${formatFieldId(field)}`} onClick={focusTarget}>
                      {t(words[problem.reason], { field: label, ...liveDays })}
                    </a>
                  ) : (
                    t('post.problems.done', { field: label })
                  )}
                </li>
              )
            })}
          </ul>
        </>
      }
    />
  )
}

/** A link alone would only scroll to the control. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
