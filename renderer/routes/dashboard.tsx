import '#renderer/look/fields.css'
import '#renderer/messages/candidates-messages.ts'
import '#renderer/messages/dashboard-messages.ts'
import '#renderer/messages/postings-messages.ts'
import { useSession } from '#renderer/app/session-store.ts'
import { Workplace } from '#renderer/app/workplace.tsx'
import { Shortlist } from '#renderer/features/candidates/shortlist/shortlist.tsx'
import { Dashboard } from '#renderer/features/postings/dashboard/dashboard.tsx'
import { EmptyShortlist } from '#renderer/features/postings/dashboard/empty-shortlist.tsx'

export function DashboardRoute() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <Workplace>
      <div className="page">
        <Dashboard key={user.uid} user={user} shortlist={<Shortlist empty={<EmptyShortlist />} />} />
      </div>
    </Workplace>
  )
}
