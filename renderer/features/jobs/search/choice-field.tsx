import { useId } from 'react'
import { Icon } from '#renderer/components/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { jobCategories, jobTypes } from '#shared/domain/job-vocabulary.ts'
import type { SearchAddress } from './use-search-address.ts'

const choices: Record<'category' | 'type', readonly string[]> = { category: jobCategories, type: jobTypes }

interface Props {
  field: 'category' | 'type'
  address: SearchAddress
}

/** A choice of the search. A word of the address that is no choice is shown as one more, so that the field never lies. */
export function ChoiceField({ field, address }: Props) {
  const id = useId()
  const value = address.search[field]
  const known = choices[field]
  return (
    <div className="field">
      <label htmlFor={id}>{t(`jobs.field.${field}`)}</label>
      <span className="select">
        <select
          className="input"
          id={id}
          name={field}
          value={value}
          onChange={(event) => address.choose({ [field]: event.target.value })}
        >
          <option value="">{t(`jobs.field.${field}.any`)}</option>
          {value !== '' && !known.includes(value) && <option>{value}</option>}
          {known.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  )
}
