import { AccountError } from '#renderer/data/accounts/accounts.ts'
import { fetchCommonWords, isCommonPassword } from '#renderer/data/accounts/common-passwords.ts'
import { minPasswordLength } from '#renderer/data/accounts/sign-up-check.ts'
import { t } from '#renderer/messages/messages.ts'
import { PasswordField } from './account-fields.tsx'

interface Props {
  problems: { password?: string; confirm?: string }
}

/** The fields 'password' and 'confirm', with which a password is chosen. */
export function NewPassword({ problems }: Props) {
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

/**
 * The list is fetched when the first password is chosen; when that fails nobody signs up, rather than with any password. It
 * spares people a bad choice; what an account must be is checked where accounts are kept.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  if ([...password].length < minPasswordLength) return
  const common = await fetchCommonWords().catch((cause: unknown) => {
    throw new AccountError('offline', { cause })
  })
  if (isCommonPassword(password, common)) throw new AccountError('password-common')
}

/** Says beside the field what to do about a refused password; undefined: it is not about the password. */
export function findPasswordProblem(error: unknown): string | undefined {
  if (!(error instanceof AccountError)) return undefined
  if (error.failure === 'password-short') return t('toast.signupErrorPasswordShort.text')
  return error.failure === 'password-common' ? t('toast.signupErrorPasswordCommon.text') : undefined
}
