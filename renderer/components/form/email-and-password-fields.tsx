import { type ReactNode, useRef, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { LabelledField } from './labelled-field.tsx'
import { useRemoveHiddenCharacters } from './use-remove-hidden-characters.ts'

interface PasswordFieldProps {
  name: string
  label: string
  help?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  /** undefined: its form reads it when it is sent. */
  value?: string
  onChange?: (password: string) => void
}

/** Shows the password on demand; pasting is allowed for password managers. */
export function PasswordField({ name, label, help, error, autoComplete, value, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <LabelledField label={label} help={help} error={error}>
      {(input) => (
        <div className="password">
          <input
            {...input}
            className="input"
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            value={value}
            onChange={onChange && (({ target }) => onChange(target.value))}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            className="btn btn-quiet"
            type="button"
            aria-label={t(shown ? 'accounts.hideField' : 'accounts.showField', { field: label })}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'accounts.hide' : 'accounts.show')}
          </button>
        </div>
      )}
    </LabelledField>
  )
}

interface EmailFieldProps {
  help?: string | undefined
  error?: string | undefined
  /** Filled in at first. */
  typed?: string | undefined
}

export function EmailField({ help, error, typed }: EmailFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { note, cleaning } = useRemoveHiddenCharacters((text) => {
    if (field.current) field.current.value = text
  })
  return (
    <LabelledField label={t('accounts.email')} help={help} note={note} error={error}>
      {(input) => (
        <input
          {...input}
          {...cleaning}
          ref={field}
          defaultValue={typed}
          className="input"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </LabelledField>
  )
}

export function Submit({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <button className="btn btn-primary btn-tall" type="submit" aria-disabled={busy || undefined}>
      {busy ? t('accounts.oneMoment') : children}
    </button>
  )
}
