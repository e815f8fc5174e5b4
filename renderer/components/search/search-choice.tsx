import { useId } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'

interface Props<Field extends string> {
  field: Field
  address: SearchAddress<Field>
  label: string
  /** What asking for nothing is called. */
  any: string
  choices: readonly string[]
}

/** A choice of the search. A word of the address that is no choice is shown as one more, so that the field never lies. */
export function SearchChoice<Field extends string>({ field, address, label, any, choices }: Props<Field>) {
  const id = useId()
  const value = address.search[field]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select
          className="input"
          id={id}
          name={field}
          value={value}
          onChange={(event) => address.choose(field, event.target.value)}
        >
          <option value="">{any}</option>
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
