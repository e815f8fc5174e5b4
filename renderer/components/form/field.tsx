import { type ReactNode, useId } from 'react'
import { Icon } from '../public/icon.tsx'

/** Connects an input with its label, its help and its error. */
export interface FieldInput {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The words around an input. */
export interface FieldWords {
  /** Where something else refers to the input by its id. */
  id?: string | undefined
  label: string
  /** Says that it may stay empty, where that must be said. */
  optional?: string | undefined
  /** What is expected. */
  help?: string | undefined
  /** What was done to the text. */
  note?: string | undefined
  /** How to mend what was refused. */
  error?: string | undefined
}

/** A field whose text a form keeps. */
export interface FieldProps extends FieldWords {
  name?: string | undefined
  required?: boolean | undefined
  value: string
  onWrite: (text: string) => void
}

interface Props extends FieldWords {
  children: (input: FieldInput) => ReactNode
}

/** A labelled input with its help, its note and its error below. */
export function Field({ id: given, label, optional, help, note, error, children }: Props) {
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
        {label}
        {optional && (
          <>
            {' '}
            <span className="optional">{optional}</span>
          </>
        )}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {below.map(({ kind, text }) => (
        <p key={kind} className={kind} id={`${id}-${kind}`} role={kind === 'note' ? 'status' : undefined}>
          {kind === 'error' && <Icon name="warning" />}
          {text}
        </p>
      ))}
    </div>
  )
}
