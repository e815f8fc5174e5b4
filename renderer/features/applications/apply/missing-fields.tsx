import { useEffect, useId, useRef } from 'react'
import { Field } from '#renderer/components/field.tsx'
import { t } from '#renderer/messages/messages.ts'
import { jobLocations } from '#shared/domain/job-vocabulary.ts'
import type { ApplyForm } from './use-apply-form.ts'

/** How the browser fills them in by itself. */
const known = { name: 'name', headline: 'organization-title', location: 'address-level2' } as const

/** Asks for what nobody can apply without, and says where it is kept. */
export function MissingFields({ form: { asked, given, setGiven, blank } }: { form: ApplyForm }) {
  const places = useId()
  const fields = useRef<HTMLDivElement>(null)
  const isAsked = asked.length > 0
  useEffect(() => {
    if (isAsked) fields.current?.querySelector('input')?.focus()
  }, [isAsked])
  if (asked.length === 0) return null
  return (
    <div ref={fields} className="apply-missing">
      <p className="soft">{t('apply.missing')}</p>
      {asked.map((field) => (
        <Field
          key={field}
          label={t(`apply.${field}`)}
          help={field === 'headline' ? t('apply.headline.help') : undefined}
          error={blank.includes(field) ? t(`apply.${field}.blank`) : undefined}
        >
          {(input) => (
            <input
              {...input}
              className="input"
              name={field}
              required
              maxLength={200}
              autoComplete={known[field]}
              list={field === 'location' ? places : undefined}
              value={given[field]}
              onChange={(event) => setGiven(field, event.target.value)}
            />
          )}
        </Field>
      ))}
      <datalist id={places}>
        {jobLocations.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </div>
  )
}
