import { type ReactNode, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { describeJobTerms } from '#renderer/jobs/describe-job-terms.ts'
import { t } from '#renderer/messages/messages.ts'
import type { FormField, JobTexts } from '#shared/domain/job/job-form-values.ts'
import { readTermTexts } from '#shared/domain/job/job-terms-input.ts'
import { readQuestionTexts } from '#shared/domain/job/screening-question-input.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { nameField } from './describe-job-field.ts'
import type { JobFormState } from './use-job-form.ts'

export type FoldName = 'work' | 'terms' | 'walkIn' | 'questions' | 'more'

interface FoldProps {
  name: FoldName
  fields: readonly FormField[]
  form: JobFormState
  children: ReactNode
}

/** Folded, it says what is filled in. A refused field opens it. */
export function CollapsibleFields({ name, fields, form: { texts, problems, attempted }, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const isRefused = fields.some((field) => problems[field] && attempted.includes(field))
  const filled = isOpen ? '' : summarizeFold(name, fields, texts)
  return (
    <details className="job-fold" open={isOpen || isRefused} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" />
        <span>
          <span>
            <span className="label">{t(`post.fold.${name}`)}</span>{' '}
            <span className="optional">{t('post.optional')}</span>
          </span>
          {filled !== '' && <span className="job-fold-filled help">{filled}</span>}
        </span>
      </summary>
      {children}
    </details>
  )
}

function summarizeFold(name: FoldName, fields: readonly FormField[], texts: JobTexts): string {
  if (name === 'work' || name === 'more')
    return fields
      .filter((field) => texts[field].trim() !== '')
      .map(nameField)
      .join(', ')
  if (name === 'questions') return joinParts(readQuestionTexts(texts).questions.map(({ text }) => text))
  const { terms } = readTermTexts(texts)
  const ofFold = Object.entries(terms).filter(([field]) => fields.some((own) => own === field))
  const facts = describeJobTerms(Object.fromEntries(ofFold))
  return joinParts(facts.map(([fact, text]) => (name === 'walkIn' ? text : `${t(`job.fact.${fact}`)}: ${text}`)))
}
