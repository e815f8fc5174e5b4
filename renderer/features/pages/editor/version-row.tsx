import { useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { NamedVersion } from './named-versions.ts'

interface Props {
  version: NamedVersion
  /** It is looked at. */
  open: boolean
  onView: () => void
  onGoBack: () => void
}

export function VersionRow({ version, open, onView, onGoBack }: Props) {
  const id = useId()
  return (
    <li>
      <p id={id}>
        {version.label}{' '}
        <span className="faint">{t('pageEditor.version.length', { count: version.content.length })}</span>
      </p>
      <button type="button" className="btn btn-quiet" aria-pressed={open} aria-describedby={id} onClick={onView}>
        {t('pageEditor.version.view')}
      </button>
      <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={onGoBack}>
        {t('pageEditor.version.goBack')}
      </button>
    </li>
  )
}
