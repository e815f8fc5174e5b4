import './profile-visibility-field.css'
import { useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { Icon } from '../public/icon.tsx'

interface Props {
  hidden: boolean | undefined
  onChoose: (hidden: boolean) => void
  isMissing?: boolean
}

const answers = [
  { hidden: false, label: 'visibility.shown', help: 'visibility.shown.help' },
  { hidden: true, label: 'visibility.hidden', help: 'visibility.hidden.help' }
] as const

/** Asks before a public profile is first public. Nothing is preselected. */
export function ProfileVisibilityField({ hidden, onChoose, isMissing = false }: Props) {
  const id = useId()
  const described = isMissing ? `${id}-help ${id}-error` : `${id}-help`
  return (
    <div
      className={isMissing ? 'field bad visibility' : 'field visibility'}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={described}
      aria-required="true"
    >
      <p className="label" id={id}>
        {t('visibility.ask')}
      </p>
      <p className="help" id={`${id}-help`}>
        {t('visibility.help')}
      </p>
      {answers.map(({ hidden: answer, label, help }) => (
        <label key={label}>
          <input
            type="radio"
            name="visibility"
            aria-invalid={isMissing || undefined}
            aria-labelledby={`${id}-${answer}`}
            aria-describedby={`${id}-${answer}-help`}
            checked={hidden === answer}
            onChange={() => onChoose(answer)}
          />
          <span>
            <span id={`${id}-${answer}`}>{t(label)}</span>
            <span className="help" id={`${id}-${answer}-help`}>
              {t(help)}
            </span>
          </span>
        </label>
      ))}
      {isMissing && (
        <p className="error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{t('visibility.missing')}</span>
        </p>
      )}
    </div>
  )
}
