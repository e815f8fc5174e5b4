import { Mark } from '#renderer/components/public/mark.tsx'
import { t } from '#renderer/messages/messages.ts'

/** Stands in for the app while a slow device opens its storage. */
export function Starting() {
  return (
    <main className="empty" aria-busy="true">
      <Mark />
      <p role="status">{t('app.loading')}</p>
    </main>
  )
}
