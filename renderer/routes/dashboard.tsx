import '#renderer/messages/dashboard-messages.ts'
import '#renderer/messages/postings-messages.ts'
import { Workplace } from '#renderer/app/workplace.tsx'
import { PageTitle } from '#renderer/components/page-title.tsx'
import { t } from '#renderer/messages/messages.ts'

export function DashboardRoute() {
  return (
    <Workplace>
      <div className="page">
        <PageTitle title={t('nav.dashboard')} />
        <h1>{t('nav.dashboard')}</h1>
      </div>
    </Workplace>
  )
}
