import { type MouseEvent, useState } from 'react'
import type { AccountMail } from '#renderer/data/accounts/accounts.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'

interface Props {
  mail: AccountMail
  /** Gets what is wrong with the email of the form, or undefined: nothing is. */
  onEmailProblem: (problem: string | undefined) => void
}

/** Sends a link to choose another password to the email that is typed into the form around it. */
export function ForgottenPassword({ mail, onEmailProblem }: Props) {
  const [busy, setBusy] = useState(false)

  async function send({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.form?.elements.namedItem('email')
    if (busy || !(field instanceof HTMLInputElement)) return
    if (field.value.trim() === '' || !field.validity.valid) {
      onEmailProblem(t('login.forgotNeedsEmail'))
      field.focus()
      return
    }
    onEmailProblem(undefined)
    setBusy(true)
    try {
      await mail.sendPasswordReset(field.value)
      showToast('loginResetSent')
    } catch {
      showToast('loginResetFailed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <button type="button" className="btn btn-quiet forgotten" aria-disabled={busy || undefined} onClick={send}>
      {t('login.forgot')}
    </button>
  )
}
