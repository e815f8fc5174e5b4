import './conflict.css'
import { type ReactNode, useId } from 'react'
import { t } from '#renderer/messages/messages.ts'

interface Props<Field extends string> {
  /** The id of its title; the words of its fields lie below it. */
  title: 'ownHouse.conflict' | 'post.conflict' | 'profile.conflict'
  lead: ReactNode
  fields: readonly (readonly [Field, label: string])[]
  stored: Readonly<Record<Field, string>>
  typed: Readonly<Record<Field, string>>
  onTake: (field: Field) => void
  children?: ReactNode
}

/** The stored text of each field that differs, beside the typed one. */
export function ConflictPanel<Field extends string>({ title, lead, fields, onTake, children, ...texts }: Props<Field>) {
  const id = useId()
  return (
    <section className="conflict" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(title)}
      </h2>
      {lead}
      {fields.map(([field, label]) => (
        <div key={field} className="conflict-field">
          <h3 id={`${id}-${field}`}>{label}</h3>
          <dl>
            {(['stored', 'typed'] as const).map((version) => (
              <div key={version}>
                <dt>{t(`${title}.${version}`)}</dt>
                <dd>
                  {texts[version][field].trim() ? (
                    texts[version][field]
                  ) : (
                    <span className="faint">{t(`${title}.empty`)}</span>
                  )}
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
            {t(`${title}.take`)}
          </button>
        </div>
      ))}
      {children}
    </section>
  )
}
