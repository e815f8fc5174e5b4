import './dashboard.css'
import { type ReactNode, useId } from 'react'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { useDashboardAddress } from './dashboard-address.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { PostedJobs } from './posted-jobs.tsx'

interface Props {
  user: SessionUser
  /** What stands under 'Shortlisted Candidates'. */
  shortlist: ReactNode
  /** What is shown of the people who applied. */
  applicants: {
    /** In the head: how many are new. */
    total: ReactNode
    /** At a posting: the way to its applicants. */
    renderLink: (job: Job, nameId: string) => ReactNode
    /** Under the postings: the way to applicants whose posting is gone. */
    removed: ReactNode
    /** The applicants of one posting, in place of the postings; null: those are shown. */
    open: ReactNode
  }
}

/** Where an employer finds their postings and their people, and the administrator all postings. */
export function Dashboard({ user, shortlist, applicants }: Props) {
  const { tab, page } = useDashboardAddress()
  const id = useId()
  const { total, renderLink, removed, open } = applicants
  return (
    <div className="dashboard">
      <DashboardHead user={user}>{total}</DashboardHead>
      <DashboardTabs open={tab} id={id} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'shortlist' && shortlist}
        {tab === 'jobs' &&
          (open ?? <PostedJobs user={user} page={page} renderApplicants={renderLink} removed={removed} />)}
      </div>
    </div>
  )
}
