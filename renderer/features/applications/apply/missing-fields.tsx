import { useEffect, useRef } from 'react'
import { TextField } from '#renderer/components/form/fields.tsx'
import { t } from '#renderer/messages/messages.ts'
import { jobLocations } from '#shared/domain/job/job-choices.ts'
import type { ApplyForm, RequiredField } from './use-apply-form.ts'

/** How the browser fills them in by itself. */
const autoCompleteTokens = { name: 'name', headline: 'organization-title', location: 'address-level2' } as const

/** Asks for what nobody can apply without, and says where it is kept. Nothing is cut off: what is too long is said. */
export function MissingFields({ form }: { form: ApplyForm }) {
  const { missingFields, given, setGiven } = form
  const fields = useRef<HTMLDivElement>(null)
  const isAsked = missingFields.length > 0
  useEffect(() => {
    if (isAsked) fields.current?.querySelector('input')?.focus()
  }, [isAsked])
  if (missingFields.length === 0) return null
  return (
    <div ref={fields} className="apply-missing">
      <p className="soft">{t('apply.missing')}</p>
      {missingFields.map((field) => (
        <TextField
          key={field}
          label={t(`apply.${field}`)}
          help={field === 'headline' ? t('apply.headline.help') : undefined}
          error={describeError(field, form)}
          name={field}
          required
          autoComplete={autoCompleteTokens[field]}
          suggestions={field === 'location' ? jobLocations : undefined}
          value={given[field]}
          onWrite={(text) => setGiven(field, text)}
        />
      ))}
    </div>
  )
}

function describeError(field: RequiredField, { problems }: ApplyForm): string | undefined {
  const problem = problems[field]
  if (problem?.reason === 'long') return t('apply.long', { most: problem.max, has: problem.actual })
  return problem && t(`apply.${field}.blank`)
}
