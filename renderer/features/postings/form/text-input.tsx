import { useId } from 'react'
import type { ContentField } from '#shared/domain/job-content.ts'
import type { FormFields } from './form-fields.ts'
import { PostingField } from './posting-field.tsx'

interface Props {
  field: ContentField
  form: FormFields
  autoComplete?: string
  /** Offered while one types; any other text is as good. */
  suggestions?: readonly string[]
}

/** A field of one line. It is never cut off while one types or pastes: what is too long is said. */
export function TextInput({ field, form, autoComplete = 'off', suggestions }: Props) {
  const list = useId()
  return (
    <PostingField field={field} form={form}>
      {(input) => (
        <>
          <input
            {...input}
            className="input"
            type="text"
            autoComplete={autoComplete}
            list={suggestions && list}
            value={form.texts[field]}
            onChange={(event) => form.write(field, event.target.value)}
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
    </PostingField>
  )
}
