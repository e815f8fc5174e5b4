import './dashboard.css'
import { type ReactNode, useId } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Tabs } from '#renderer/components/public/tabs.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useHouseCount, useQueue, useReportCount } from '#renderer/postings/queries.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildTabAddress, type DashboardTab, dashboardTabs, useDashboardAddress } from './dashboard-address.ts'
import { Reminders } from './ending/reminders.tsx'
import { PostedJobs } from './list/posted-jobs.tsx'
import type { ApplicantCounts } from './numbers/applicant-counts.ts'
import { NumbersSkeleton } from './numbers/numbers-skeleton.tsx'

interface Props {
  user: SessionUser
  /** What stands under 'Shortlisted Candidates'. */
  shortlist: ReactNode
  /** The employers, for the administrator: how many wait to be confirmed, and the list; undefined: they are nothing to this person. */
  employers: { waiting: number; list: ReactNode } | undefined
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
    /** How many there are; undefined: not known (yet), or people apply outside of Loupe. */
    counts: ApplicantCounts | undefined
  }
}

// 5 kB that the list of postings does without.
const Numbers = lazyPart(() => import('./numbers/numbers.tsx').then((code) => code.Numbers))

/** Where an employer finds their postings and their people, and the administrator all postings. */
export function Dashboard({ user, shortlist, employers, applicants }: Props) {
  const { tab: wanted, view } = useDashboardAddress()
  const id = useId()
  const tab = wanted === 'employers' && !employers ? 'jobs' : wanted
  const { total, renderLink, removed, open, counts } = applicants
  const labels = {
    jobs: t('dashboard.tab.jobs'),
    shortlist: t('dashboard.tab.shortlist'),
    employers: employers && t('dashboard.tab.employers', { waiting: employers.waiting }),
    numbers: t('dashboard.tab.numbers')
  }
  const tabs = dashboardTabs.flatMap((name) => {
    const label = labels[name]
    return label === undefined ? [] : [{ id: name, label, address: buildTabAddress(name) }]
  })
  const draw: Record<DashboardTab, () => ReactNode> = {
    jobs: () => open ?? <PostedJobs user={user} view={view} renderApplicants={renderLink} {...{ counts, removed }} />,
    shortlist: () => shortlist,
    employers: () => employers?.list,
    numbers: () => (
      <Numbers
        user={user}
        applicants={counts}
        waiting={<NumbersSkeleton />}
        failedTitle={t('dashboard.numbers.failed')}
      />
    )
  }
  return (
    <div className="dashboard">
      <DashboardHead user={user}>{total}</DashboardHead>
      {/* Not antd's, also not of 6.6: its list of tabs can be given no name, and where they do not fit, a button that is no tab stands in
          that list and hides some (axe: aria-required-children). `renderTabBar` would be this component within theirs. */}
      <Tabs tabs={tabs} open={tab} label={t('nav.dashboard')} id={id} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {draw[tab]()}
      </div>
    </div>
  )
}

function DashboardHead({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { isAdmin } = user
  const title = t(isAdmin ? 'dashboard.title.admin' : 'dashboard.title.employer')
  return (
    <div className="dashboard-head">
      <PageTitle title={title} />
      <div>
        <h1>{title}</h1>
        <p className="soft">{t(isAdmin ? 'dashboard.lead.admin' : 'dashboard.lead.employer')}</p>
        <Reminders user={user} />
        {children}
      </div>
      <div className="dashboard-do">
        {isAdmin ? (
          <PendingLink />
        ) : (
          <Link className="btn btn-line" to={paths.ownHouse}>
            {t('dashboard.house')}
          </Link>
        )}
        <Link className="btn btn-primary" to={paths.postJob}>
          {t('nav.postJob')}
        </Link>
      </div>
    </div>
  )
}

/** Leads the administrator to the requests and says how many wait, to what people have reported, and to houses that ask to join. */
function PendingLink() {
  const { data, error } = useQueue('pending', 0)
  const count = error ? undefined : data?.total
  const reported = useReportCount() ?? 0
  const houses = useHouseCount() ?? 0
  return (
    <>
      {houses > 0 && (
        <Link className="btn btn-line" to={`${paths.requests}?tab=houses`}>
          {t('dashboard.houses', { count: houses })}
        </Link>
      )}
      {reported > 0 && (
        <Link className="btn btn-line" to={`${paths.requests}?tab=reports`}>
          {t('dashboard.reported', { count: reported })}
        </Link>
      )}
      <Link className="btn btn-line" to={paths.requests}>
        {count === undefined ? t('nav.requests') : t('dashboard.pending', { count })}
      </Link>
    </>
  )
}

/** A shortlist with nobody on it. */
export function EmptyShortlist() {
  return (
    <EmptyState title={t('dashboard.shortlist.none')} text={t('dashboard.shortlist.noneText')}>
      <Link className="btn btn-line" to={paths.candidates}>
        {t('nav.findCandidates')}
      </Link>
    </EmptyState>
  )
}
