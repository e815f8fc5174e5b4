import './outbox.css'
import { Link } from '#renderer/components/public/link.tsx'
import { unsentAddress } from '#renderer/config/unsent-address.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSending } from './use-sending.ts'

export function UnsentLine({ uid }: { uid: string }) {
  const { outbox } = useRepositories()
  const { data: unsent = [] } = useWatch(outbox?.watch)
  const refused = unsent.filter(({ refusal }) => refusal !== undefined).length
  const waiting = unsent.length - refused
  useSending(uid, waiting)
  return (
    <div role="status">
      {unsent.length > 0 && (
        <p className="page unsent-line row">
          <Link to={unsentAddress}>{t('offline.unsent', { count: unsent.length })}</Link>
          {waiting > 0 && <span className="soft">{t('offline.unsent.waiting', { count: waiting })}</span>}
          {refused > 0 && <span className="soft">{t('offline.unsent.refused', { count: refused })}</span>}
        </p>
      )}
    </div>
  )
}
