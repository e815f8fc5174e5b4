import { useId } from 'react'
import type { TypedProfileField } from '#shared/domain/user-profile.ts'
import { ProfileField } from './profile-field.tsx'
import type { ProfileWork } from './use-profile-work.ts'

interface Props {
  field: TypedProfileField
  work: ProfileWork
  type?: 'text' | 'tel'
  autoComplete?: string
  /** Offered while one types; any other text is as good. */
  suggestions?: readonly string[]
}

/** A field of one line. It is never cut off while one types or pastes: what is too long is said. */
export function TextInput({ field, work, type = 'text', autoComplete = 'off', suggestions }: Props) {
  const list = useId()
  return (
    <ProfileField field={field} work={work}>
      {(input) => (
        <>
          <input
            {...input}
            className="input"
            type={type}
            autoComplete={autoComplete}
            list={suggestions && list}
            value={work.content[field]}
            onChange={(event) => work.write({ [field]: event.target.value })}
          />
          {suggestions && (
            <datalist id={list}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </ProfileField>
  )
}
