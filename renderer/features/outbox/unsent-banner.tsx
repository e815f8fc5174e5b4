import './outbox.css'
import { useEffect } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { unsentUrl } from '#renderer/config/unsent-url.ts'
import { createOutboxSender, type Sent } from '#renderer/data/outbox/outbox-sender.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { nameUnsent } from './unsent-item-text.ts'

export function UnsentBanner({ uid }: { uid: string }) {
  const { outbox } = useRepositories()
  const { data: unsent = [] } = useWatchedQuery(outbox?.watch)
  const isUnverified = useSession(({ user }) => user?.unverified === true)
  const refused = unsent.filter(({ refusal }) => refusal !== undefined).length
  const waiting = unsent.length - refused
  useSending(uid, isUnverified ? 0 : waiting)
  useRecheck(isUnverified && waiting > 0)
  return (
    <div role="status">
      {unsent.length > 0 && (
        <p className="page unsent-banner row">
          <Link to={unsentUrl}>{t('offline.unsent', { count: unsent.length })}</Link>
          {waiting > 0 && (
            <span className="soft">
              {t(isUnverified ? 'offline.unsent.unverified' : 'offline.unsent.waiting', { count: waiting })}
            </span>
          )}
          {refused > 0 && <span className="soft">{t('offline.unsent.refused', { count: refused })}</span>}
        </p>
      )}
    </div>
  )
}

/** Runs the outbox sender while this person is signed in. */
function useSending(uid: string, waiting: number): void {
  const { outbox, deliver } = useRepositories()
  const wake = useOutboxStore((sending) => sending.wake)

  useEffect(() => {
    if (!outbox) return
    const sender = createOutboxSender({
      ...{ outbox, deliver, onSent },
      isCurrent: () => useSession.getState().user?.uid === uid,
      // Undefined on plain http and in old browsers, despite its type.
      locks: navigator.locks,
      lockName: `loupe.outbox.${uid}`
    })
    const wakeWhenSeen = () => {
      if (document.visibilityState === 'visible') sender.wake()
    }
    useOutboxStore.setState({ wake: sender.wake })
    window.addEventListener('online', sender.wake)
    window.addEventListener('focus', sender.wake)
    document.addEventListener('visibilitychange', wakeWhenSeen)
    return () => {
      sender.stop()
      useOutboxStore.setState({ wake: () => {} })
      window.removeEventListener('online', sender.wake)
      window.removeEventListener('focus', sender.wake)
      document.removeEventListener('visibilitychange', wakeWhenSeen)
    }
  }, [outbox, deliver, uid])

  useEffect(() => {
    if (waiting) wake()
  }, [waiting, wake])
}

/** The link of the mail opens in another tab or app: asks when the person returns. */
function useRecheck(isWaiting: boolean): void {
  const { mail } = useServices().accounts
  useEffect(() => {
    if (!isWaiting || !mail) return
    const recheck = () => mail.refresh().catch(() => {})
    window.addEventListener('focus', recheck)
    return () => window.removeEventListener('focus', recheck)
  }, [isWaiting, mail])
}

function onSent({ arrived, refused }: Sent): void {
  const of = refused.length > 0 ? refused : arrived
  const [first] = of
  if (!first) return
  showToast(refused.length > 0 ? 'unsentRefused' : 'unsentArrived', { count: of.length, title: nameUnsent(first) })
}
