import './conflict-panel.css'
import { type ReactNode, useId } from 'react'
import { t } from '#renderer/messages/messages.ts'

interface Props<Field extends string> {
  /** Of the message ids. */
  area: 'ownCompany' | 'post' | 'profile'
  lead: ReactNode
  fields: readonly (readonly [Field, label: string])[]
  stored: Readonly<Record<Field, string>>
  typed: Readonly<Record<Field, string>>
  onTake: (field: Field) => void
  children?: ReactNode
}

export function ConflictPanel<Field extends string>({ area, lead, fields, onTake, children, ...texts }: Props<Field>) {
  const id = useId()
  return (
    <section className="conflict" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(`${area}.conflict`)}
      </h2>
      {lead}
      {fields.map(([field, label]) => (
        <div key={field} className="conflict-field">
          <h3 id={`${id}-${field}`}>{label}</h3>
          <dl>
            {(['stored', 'typed'] as const).map((version) => (
              <div key={version}>
                <dt>{t(`${area}.conflict.${version}`)}</dt>
                <dd>
                  {texts[version][field].trim() ? (
                    texts[version][field]
                  ) : (
                    <span className="faint">{t(`${area}.conflict.empty`)}</span>
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
            {t(`${area}.conflict.take`)}
          </button>
        </div>
      ))}
      {children}
    </section>
  )
}
