import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Textarea = Pick<
  ComponentProps<'textarea'>,
  'ref' | 'className' | 'rows' | 'spellCheck' | 'autoCapitalize' | 'autoComplete'
>

/** A field of several lines. It is never cut off while one types or pastes: what is too long is said. */
export function ProseField({ label, optional, help, error, required, onWrite, ...textarea }: FieldProps & Textarea) {
  return (
    <Field {...{ label, optional, help, error }}>
      {(input) => (
        <textarea
          {...textarea}
          {...input}
          className={textarea.className ? `input ${textarea.className}` : 'input'}
          aria-required={required || undefined}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </Field>
  )
}
