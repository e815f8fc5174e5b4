import { useId } from 'react'
import { Icon } from '#renderer/components/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Availability } from '#shared/domain/candidate.ts'
import type { SearchAddress } from './use-search-address.ts'

const choices: readonly string[] = ['Actively searching', 'Not now'] satisfies Availability[]

/** Who is looking for work. A word of the address that is no choice is shown as one more, so that the field never lies. */
export function AvailabilityField({ address }: { address: SearchAddress }) {
  const id = useId()
  const value = address.search.availability
  return (
    <div className="field">
      <label htmlFor={id}>{t('candidates.field.availability')}</label>
      <span className="select">
        <select
          className="input"
          id={id}
          name="availability"
          value={value}
          onChange={(event) => address.choose({ availability: event.target.value })}
        >
          <option value="">{t('candidates.field.availability.any')}</option>
          {value !== '' && !choices.includes(value) && <option>{value}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  )
}
