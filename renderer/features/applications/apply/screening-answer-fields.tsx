import { useId } from 'react'
import { TextField } from '#renderer/components/form/text-fields.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { describeAnswer } from '#renderer/jobs/describe-screening-questions.ts'
import { t } from '#renderer/messages/messages.ts'
import type { ScreeningQuestion } from '#shared/domain/job/screening-questions.ts'
import { type AnswerField, type AnswerValues, listAsked } from './screening-answer-values.ts'

interface Props {
  questions: readonly ScreeningQuestion[] | undefined
  form: {
    values: AnswerValues
    problems: Partial<Record<AnswerField, unknown>>
    write: (answers: Partial<AnswerValues>) => void
  }
}

/** The questions of the employer. It does not show which answers are wanted. */
export function ScreeningAnswerFields({ questions, form: { values, problems, write } }: Props) {
  const id = useId()
  const asked = listAsked(questions)
  if (asked.length === 0) return null
  return (
    <section className="apply-answers" aria-labelledby={id}>
      <h3 id={id}>{t('apply.answers')}</h3>
      {asked.map(([field, question]) =>
        question.kind === 'number' ? (
          <TextField
            key={field}
            name={field}
            label={question.text}
            required
            inputMode="numeric"
            error={problems[field] ? t('apply.answer.number') : undefined}
            value={values[field]}
            onChange={(text) => write({ [field]: text })}
          />
        ) : (
          <ChoiceAnswer
            key={field}
            name={field}
            question={question}
            value={values[field]}
            isMissing={Boolean(problems[field])}
            onChange={(text) => write({ [field]: text })}
          />
        )
      )}
    </section>
  )
}

interface ChoiceProps {
  name: string
  question: ScreeningQuestion
  value: string
  isMissing: boolean
  onChange: (answer: string) => void
}

function ChoiceAnswer({ name, question, value, isMissing, onChange }: ChoiceProps) {
  const id = useId()
  const { kind, choices = [] } = question
  const offered = kind === 'yesNo' ? ['yes', 'no'] : [...new Set(choices)]
  return (
    <div
      className={isMissing ? 'field bad' : 'field'}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={isMissing ? `${id}-error` : undefined}
      aria-required="true"
    >
      <p className="label" id={id}>
        {question.text}
      </p>
      <div className="apply-choices">
        {offered.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={`${id}-${name}`}
              aria-invalid={isMissing || undefined}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            <span>{describeAnswer({ kind, answer })}</span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p className="error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{t('apply.answer.missing')}</span>
        </p>
      )}
    </div>
  )
}
