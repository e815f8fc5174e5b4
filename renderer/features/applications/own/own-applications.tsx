import './own-applications.css'
import { useState } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { OwnApplication } from './own-application.tsx'
import { OwnSkeleton } from './own-skeleton.tsx'
import { useOwnApplications } from './queries.ts'
import { WithdrawQuestion } from './withdraw-question.tsx'

/** What a candidate has applied to and what became of it. */
export function OwnApplications({ uid }: { uid: string }) {
  const { data, fresh, error, retry, showMore } = useOwnApplications(uid)
  const [leaving, setLeaving] = useState<Application | null>(null)
  if (error) {
    return <LoadFailed title={t('applications.failed')} text={t('applications.failed.text')} onRetry={retry} />
  }
  if (!data) return <OwnSkeleton />
  if (data.total === 0) {
    return (
      <EmptyState title={t('applications.none')} text={t('applications.none.text')}>
        <Link className="btn btn-primary" to={paths.jobs}>
          {t('nav.findJobs')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="own-count">{t('applications.count', { count: data.total })}</h2>
      <ul className="own-list">
        {data.applications.map((application) => (
          <OwnApplication
            key={application.id}
            application={application}
            fresh={fresh.has(application.id)}
            onWithdraw={setLeaving}
          />
        ))}
      </ul>
      {data.applications.length < data.total && (
        <button type="button" className="btn btn-line" onClick={showMore}>
          {t('applications.more')}
        </button>
      )}
      <WithdrawQuestion application={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
