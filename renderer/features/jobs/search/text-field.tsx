import '../searchbar.css'
import { useId } from 'react'
import { Icon } from '#renderer/components/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { jobLocations } from '#shared/domain/job-vocabulary.ts'
import type { TextField as Field, SearchAddress } from './use-search-address.ts'

interface Props {
  field: Field
  address: SearchAddress
}

/** A text of the search. It shows what was typed at once, so that the caret and a composed word stay where they are. */
export function TextField({ field, address }: Props) {
  const id = useId()
  const places = useId()
  const input = (
    <input
      className="input"
      id={id}
      name={field}
      type={field === 'q' ? 'search' : 'text'}
      list={field === 'location' ? places : undefined}
      placeholder={t(`jobs.field.${field}.hint`)}
      autoComplete="off"
      spellCheck={false}
      value={address.texts[field]}
      onChange={(event) => address.write(field, event.target.value)}
      onBlur={address.endEdit}
    />
  )
  return (
    <div className={`field field-${field}`}>
      <label htmlFor={id}>{t(`jobs.field.${field}`)}</label>
      {field === 'q' ? (
        <div className="searchbar">
          <Icon name="search" />
          {input}
        </div>
      ) : (
        input
      )}
      {field === 'location' && (
        <datalist id={places}>
          {jobLocations.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      )}
    </div>
  )
}
