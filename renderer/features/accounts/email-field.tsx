import { Field } from '#renderer/components/form/field.tsx'
import { t } from '#renderer/messages/messages.ts'

interface EmailFieldProps {
  help?: string | undefined
  error?: string | undefined
}

export function EmailField({ help, error }: EmailFieldProps) {
  return (
    <Field label={t('accounts.email')} help={help} error={error}>
      {(input) => (
        <input
          {...input}
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
