import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'

/** How many applications were answered since their candidate last looked; nothing for everybody else. */
export function Unread() {
  const count = useApplyStore(({ unread }) => unread)
  if (count === 0) return null
  return (
    <>
      {' '}
      <b className="unread">{t('nav.unread', { count })}</b>
    </>
  )
}
