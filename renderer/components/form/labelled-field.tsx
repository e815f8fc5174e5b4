import { type ReactNode, useId } from 'react'
import { Icon } from '../public/icon.tsx'

interface FieldInput {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldWords {
  id?: string | undefined
  label: string
  optional?: string | undefined
  help?: string | undefined
  note?: string | undefined
  error?: string | undefined
}

export interface FieldProps extends FieldWords {
  name?: string | undefined
  required?: boolean | undefined
  value: string
  onChange: (text: string) => void
  /** The focus has left the field, which is not empty. */
  onLeave?: (() => void) | undefined
}

interface Props extends FieldWords {
  children: (input: FieldInput) => ReactNode
}

export function LabelledField({ id: given, label, optional, help, note, error, children }: Props) {
  const own = useId()
  const id = given ?? own
  const below = [
    { kind: 'help', text: help },
    { kind: 'note', text: note },
    { kind: 'error', text: error }
  ].filter(({ text }) => text)
  const described = below.map(({ kind }) => `${id}-${kind}`).join(' ')
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="optional">{` ${optional}`}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {below.map(({ kind, text }) => (
        <p key={kind} className={kind} id={`${id}-${kind}`} role={kind === 'note' ? 'status' : undefined}>
          {kind === 'error' && <Icon name="warning" />}
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}
