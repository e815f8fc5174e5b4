import { useId, useState } from 'react'
import { Icon } from '#renderer/components/icon.tsx'
import { t } from '#renderer/messages/messages.ts'

interface PasswordFieldProps {
  name: string
  label: string
  help?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. Pasting is allowed: password managers do it. */
export function PasswordField({ name, label, help, error, autoComplete }: PasswordFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          className="input"
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          className="btn btn-quiet"
          type="button"
          aria-pressed={shown}
          aria-label={t('accounts.showPasswordOf', { field: label })}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'accounts.hide' : 'accounts.show')}
        </button>
      </div>
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
