import type { ChangeEvent } from 'react'
import type { FieldInput } from '#renderer/components/form/field.tsx'

interface Props {
  input: FieldInput
  /** What can be chosen, as the browser's window of files understands it. */
  accept: string
  text: string
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The browser's choice of a file in the dress of a button. */
export function FileButton({ input, accept, text, onChoose }: Props) {
  return (
    <span className="file-button">
      <input {...input} className="sr" type="file" accept={accept} onChange={onChoose} />
      <label className="btn btn-line" htmlFor={input.id}>
        {text}
      </label>
    </span>
  )
}
