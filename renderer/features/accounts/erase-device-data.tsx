import { useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

export function EraseDeviceData({ user: { uid, isAdmin } }: { user: SessionUser }) {
  const { accounts, platform } = useServices()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { device } = platform.documents
  if (!device) return null

  const erase = async () => {
    if (busy) return
    setBusy(true)
    try {
      await device.eraseAll({ uid, isAdmin })
      await Promise.all([
        accounts.signOut().catch(() => {}),
        // The desktop keeps them apart from the board.
        platform.visitorRecords.open().then((records) => records.clear())
      ])
      window.location.assign(paths.home)
    } catch {
      showToast('deviceNotErased')
      setBusy(false)
    }
  }

  return (
    <>
      <button type="button" className="btn btn-quiet btn-danger" onClick={() => setAsking(true)}>
        {t('accounts.erase')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('accounts.erase.ask')}
        text={<p>{t('accounts.erase.text')}</p>}
        cancel={t('accounts.erase.keep')}
        confirm={t(busy ? 'accounts.erase.busy' : 'accounts.erase.do')}
        danger
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={erase}
      />
    </>
  )
}
