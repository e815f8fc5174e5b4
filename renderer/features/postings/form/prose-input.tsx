import type { FormFields } from './form-fields.ts'
import { PostingField } from './posting-field.tsx'

interface Props {
  field: 'description' | 'responsibilities' | 'qualifications'
  form: FormFields
  rows: number
}

/** A field of several lines that grows with its text. */
export function ProseInput({ field, form, rows }: Props) {
  return (
    <PostingField field={field} form={form}>
      {(input) => (
        <textarea
          {...input}
          className="input posting-prose"
          rows={rows}
          value={form.texts[field]}
          onChange={(event) => form.write(field, event.target.value)}
        />
      )}
    </PostingField>
  )
}
