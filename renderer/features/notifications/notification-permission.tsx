import { useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/candidate-messages.ts'
import { useNotifications } from './use-notifications.ts'

/** Offers notifications of the browser, until the person has answered it. For screens that an application leads to. */
export function NotificationPermission() {
  const alerts = useNotifications()
  const [isAnswered, setAnswered] = useState(false)
  if (!alerts || isAnswered || alerts.readState() !== 'unasked') return null
  const ask = async () => {
    await alerts.ask().catch(() => false)
    setAnswered(true)
  }
  return (
    <p className="soft">
      <span>{t('news.ask')}</span>{' '}
      <button type="button" className="btn btn-quiet" onClick={ask}>
        {t('news.ask.do')}
      </button>
    </p>
  )
}
