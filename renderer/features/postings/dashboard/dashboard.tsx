import './dashboard.css'
import { type ReactNode, useId } from 'react'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { useDashboardPlace } from './dashboard-address.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { PostedJobs } from './posted-jobs.tsx'

interface Props {
  user: SessionUser
  /** What stands under 'Shortlisted Candidates'. */
  shortlist: ReactNode
}

/** Where an employer finds their postings and their people, and the administrator all postings. */
export function Dashboard({ user, shortlist }: Props) {
  const { tab, page } = useDashboardPlace()
  const id = useId()
  return (
    <div className="dashboard">
      <DashboardHead user={user} />
      <DashboardTabs open={tab} id={id} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'jobs' ? <PostedJobs user={user} page={page} /> : shortlist}
      </div>
    </div>
  )
}
