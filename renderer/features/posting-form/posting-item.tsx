import { Form } from 'antd'
import type { ReactNode } from 'react'
import type { FieldInput, FieldWords } from '#renderer/components/form/field.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'

interface Props extends FieldWords {
  id: string
  children: (input: FieldInput) => ReactNode
}

/**
 * A labelled control of the form with its help, its note and its error below. The form's texts are kept and checked by the domain, so
 * antd's own store of values has no part in it, and all that is said about a control stands there at once.
 */
export function PostingItem({ id, label, optional, help, note, error, children }: Props) {
  const below = [
    { kind: 'help', text: help },
    { kind: 'note', text: note },
    { kind: 'error', text: error }
  ].filter(({ text }) => text)
  const described = below.map(({ kind }) => `${id}-${kind}`).join(' ')
  return (
    <Form.Item
      className="posting-item"
      htmlFor={id}
      colon={false}
      validateStatus={error ? 'error' : ''}
      label={
        <span>
          {label}
          {optional && (
            <>
              {' '}
              <span className="optional">{optional}</span>
            </>
          )}
        </span>
      }
      extra={
        below.length > 0 &&
        below.map(({ kind, text }) => (
          <p
            key={kind}
            className={`posting-${kind}`}
            id={`${id}-${kind}`}
            role={kind === 'note' ? 'status' : undefined}
          >
            {kind === 'error' && <Icon name="warning" />}
            {text}
          </p>
        ))
      }
    >
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
    </Form.Item>
  )
}
