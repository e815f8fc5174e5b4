import { useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { useNavigationGuard } from '#renderer/hooks/use-navigation-guard.ts'
import { t } from '#renderer/messages/messages.ts'
import { AskFields } from './ask-fields.tsx'
import type { AskFormState } from './use-ask-form.ts'

/** What the administrator is told. Nothing of it is stored before it is sent. */
export function AskForm({ form }: { form: AskFormState }) {
  const { busy, changed, end, request, user } = form
  const leaving = useNavigationGuard(changed)
  const [cancelling, setCancelling] = useState(false)
  const stay = () => {
    setCancelling(false)
    leaving.stay()
  }
  const submit = request?.state === 'asked' ? 'ask.answer' : 'ask.send'
  return (
    <>
      <form className="ask-form" ref={form.refused.frame} onSubmit={form.send} noValidate>
        <AskFields form={form} />
        {user.unverified && <p className="help">{t('ask.unverified')}</p>}
        <div className="ask-end">
          <button type="submit" className="btn btn-primary btn-tall" aria-disabled={busy || undefined}>
            {t(busy ? 'ask.send.busy' : submit)}
          </button>
          {end && (
            <button type="button" className="btn btn-quiet" onClick={() => (changed ? setCancelling(true) : end())}>
              {t('ask.cancel')}
            </button>
          )}
        </div>
      </form>
      <ConfirmDialog
        open={cancelling || leaving.asking}
        title={t('ask.leave')}
        text={t('ask.leave.text')}
        cancel={t('ask.leave.stay')}
        confirm={t('ask.leave.do')}
        onCancel={stay}
        onConfirm={() => {
          if (!cancelling) return leaving.leave()
          setCancelling(false)
          end?.()
        }}
      />
    </>
  )
}
