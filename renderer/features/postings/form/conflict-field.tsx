import { useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { ContentField } from '#shared/domain/job-content.ts'

interface Props {
  field: ContentField
  stored: string
  typed: string
  onTake: () => void
}

/** One field that differs: the stored text and the typed one, and a button that takes the stored one over. */
export function ConflictField({ field, stored, typed, onTake }: Props) {
  const nameId = useId()
  const versions = [
    { name: t('post.conflict.stored'), text: stored },
    { name: t('post.conflict.yours'), text: typed }
  ]
  return (
    <div className="conflict-field">
      <h3 id={nameId}>{t(`post.field.${field}`)}</h3>
      <dl>
        {versions.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text.trim() ? text : <span className="faint">{t('post.conflict.empty')}</span>}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-line" aria-describedby={nameId} onClick={onTake}>
        {t('post.conflict.take')}
      </button>
    </div>
  )
}
