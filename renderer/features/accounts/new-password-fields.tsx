import { PasswordField } from '#renderer/components/form/email-and-password-fields.tsx'
import { AccountError } from '#renderer/data/accounts/accounts-port.ts'
import { fetchCommonWords, isCommonPassword } from '#renderer/data/accounts/common-passwords.ts'
import { minPasswordLength } from '#renderer/data/accounts/validate-sign-up.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  problems: { password?: string; confirm?: string }
}

export function NewPasswordFields({ problems }: Props) {
  return (
    <>
      <PasswordField
        name="password"
        label={t('accounts.password')}
        help={t('signup.passwordHelp')}
        error={problems.password}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirm"
        label={t('signup.confirmPassword')}
        error={problems.confirm}
        autoComplete="new-password"
      />
    </>
  )
}

/** Rejects when the list of common passwords cannot be fetched: better no account than a weak one. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if ([...password].length < minPasswordLength) return
  const common = await fetchCommonWords().catch((cause: unknown) => {
    throw new AccountError('offline', { cause })
  })
  if (isCommonPassword(password, common)) throw new AccountError('password-common')
}

export function findPasswordProblem(error: unknown): string | undefined {
  if (!(error instanceof AccountError)) return undefined
  if (error.failure === 'password-short') return t('toast.signupErrorPasswordShort.text')
  return error.failure === 'password-common' ? t('toast.signupErrorPasswordCommon.text') : undefined
}
