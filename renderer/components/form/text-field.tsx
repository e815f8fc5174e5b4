import { useId } from 'react'
import { Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  type?: 'text' | 'tel'
  autoComplete?: string
  /** Offered while one types; any other text is as good. */
  suggestions?: readonly string[] | undefined
}

/** A field of one line. It is never cut off while one types or pastes: what is too long is said. */
export function TextField({ name, required, value, onWrite, type = 'text', suggestions, ...rest }: Props) {
  const { autoComplete = 'off', ...words } = rest
  const list = useId()
  return (
    <Field {...words}>
      {(input) => (
        <>
          <input
            {...input}
            className="input"
            name={name}
            type={type}
            aria-required={required || undefined}
            autoComplete={autoComplete}
            list={suggestions && list}
            value={value}
            onChange={(event) => onWrite(event.target.value)}
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
    </Field>
  )
}
