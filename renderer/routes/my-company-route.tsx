import '#renderer/messages/employer-messages.ts'
import '#renderer/styles/fields.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { AntdProvider } from '#renderer/components/workplace/antd-provider.tsx'
import { MyCompany } from '#renderer/features/companies/my-company/my-company.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'

export function Route() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <AntdProvider>
      <PageTitle title={t('ownCompany.title')} />
      <div className="page">
        <MyCompany key={user.uid} user={user} />
      </div>
    </AntdProvider>
  )
}
