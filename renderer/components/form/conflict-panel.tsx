import './conflict.css'
import { type ReactNode, useId } from 'react'

interface Props<Field extends string> {
  words: { title: string; stored: string; typed: string; empty: string; take: string }
  lead: ReactNode
  fields: readonly (readonly [Field, label: string])[]
  stored: Readonly<Record<Field, string>>
  typed: Readonly<Record<Field, string>>
  onTake: (field: Field) => void
  children?: ReactNode
}

/** The stored text of each field that differs, beside the typed one. */
export function ConflictPanel<Field extends string>({ words, lead, fields, onTake, children, ...texts }: Props<Field>) {
  const id = useId()
  return (
    <section className="conflict" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {words.title}
      </h2>
      {lead}
      {fields.map(([field, label]) => (
        <div key={field} className="conflict-field">
          <h3 id={`${id}-${field}`}>{label}</h3>
          <dl>
            {(['stored', 'typed'] as const).map((version) => (
              <div key={version}>
                <dt>{words[version]}</dt>
                <dd>
                  {texts[version][field].trim() ? texts[version][field] : <span className="faint">{words.empty}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className="btn btn-line"
            aria-describedby={`${id}-${field}`}
            onClick={() => onTake(field)}
          >
            {words.take}
          </button>
        </div>
      ))}
      {children}
    </section>
  )
}
