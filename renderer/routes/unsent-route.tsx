import '#renderer/messages/candidate-messages.ts'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { UnsentList } from '#renderer/features/outbox/unsent-list.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'

export function Route() {
  const uid = useSession((session) => session.user?.uid)
  return (
    <div className="page">
      <PageTitle title={t('unsent.title')} />
      <h1>{t('unsent.title')}</h1>
      {uid && <UnsentList key={uid} />}
    </div>
  )
}
