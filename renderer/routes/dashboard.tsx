import '#renderer/look/fields.css'
import '#renderer/messages/applicants.json'
import '#renderer/messages/candidates.json'
import '#renderer/messages/dashboard.json'
import '#renderer/messages/postings.json'
import { Workplace } from '#renderer/components/workplace/workplace.tsx'
import { VerifyBanner } from '#renderer/features/accounts/verify-banner.tsx'
import { useDashboardApplicants } from '#renderer/features/applications/applicants/use-dashboard-applicants.tsx'
import { Shortlist } from '#renderer/features/candidates/shortlist/shortlist.tsx'
import { useShare } from '#renderer/features/jobs/card/use-share.ts'
import { Dashboard, EmptyShortlist } from '#renderer/features/postings/dashboard/dashboard.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

export function DashboardRoute() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <Workplace>
      <div className="page">
        <VerifyBanner />
        <DashboardFor key={user.uid} user={user} />
      </div>
    </Workplace>
  )
}

function DashboardFor({ user }: { user: SessionUser }) {
  const applicants = useDashboardApplicants(user, useShare())
  return <Dashboard user={user} shortlist={<Shortlist empty={<EmptyShortlist />} />} applicants={applicants} />
}
