import { useId } from 'react'
import { Icon } from '#renderer/components/icon.tsx'
import { t } from '#renderer/messages/messages.ts'

interface EmailFieldProps {
  help?: string
  error?: string | undefined
}

export function EmailField({ help, error }: EmailFieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>{t('accounts.email')}</label>
      <input
        className="input"
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}
