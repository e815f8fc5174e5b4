import { useId } from 'react'
import { Icon } from '#renderer/components/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { jobLocations } from '#shared/domain/job-vocabulary.ts'
import { suggestedSkills, withSkill } from '#shared/domain/trade-skills.ts'
import type { TextField as Field, SearchAddress } from './use-search-address.ts'

interface Props {
  field: Field
  address: SearchAddress
}

/** A text of the search. It shows what was typed at once, so that the caret and a composed word stay where they are. */
export function TextField({ field, address }: Props) {
  const id = useId()
  const value = address.texts[field]
  const suggestions = suggestionsFor(field, value)
  const input = (
    <input
      className="input"
      id={id}
      name={field}
      type={field === 'q' ? 'search' : 'text'}
      list={field === 'q' ? undefined : `${id}-list`}
      aria-describedby={field === 'skills' ? `${id}-help` : undefined}
      placeholder={t(`candidates.field.${field}.hint`)}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => address.write(field, event.target.value)}
      onBlur={address.endEdit}
    />
  )
  return (
    <div className="field">
      <label htmlFor={id}>{t(`candidates.field.${field}`)}</label>
      {field === 'q' ? (
        <div className="people-search">
          <Icon name="search" />
          {input}
        </div>
      ) : (
        input
      )}
      {field === 'skills' && (
        <p className="help" id={`${id}-help`}>
          {t('candidates.field.skills.help')}
        </p>
      )}
      {field !== 'q' && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  )
}

function suggestionsFor(field: Field, typed: string): readonly string[] {
  if (field === 'location') return jobLocations
  return field === 'skills' ? suggestedSkills(typed).map((skill) => withSkill(typed, skill)) : []
}
