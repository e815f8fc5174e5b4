import { type ReactNode, useRef, useState } from 'react'
import { Field } from '#renderer/components/form/field.tsx'
import { useCleanText } from '#renderer/components/form/use-clean-text.ts'
import { t } from '#renderer/messages/messages.ts'

interface PasswordFieldProps {
  name: string
  label: string
  help?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** Shows the password on demand; pasting is allowed for password managers. */
export function PasswordField({ name, label, help, error, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} help={help} error={error}>
      {(input) => (
        <div className="password">
          <input
            {...input}
            className="input"
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
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
    </Field>
  )
}

export function EmailField({ help, error }: { help?: string | undefined; error?: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  const { note, cleaning } = useCleanText((text) => {
    if (field.current) field.current.value = text
  })
  return (
    <Field label={t('accounts.email')} help={help} note={note} error={error}>
      {(input) => (
        <input
          {...input}
          {...cleaning}
          ref={field}
          className="input"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  )
}

export function Submit({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <button className="btn btn-primary btn-tall" type="submit" aria-disabled={busy || undefined}>
      {busy ? t('accounts.oneMoment') : children}
    </button>
  )
}
