import './dashboard.css'
import { type MouseEvent, type ReactNode, useEffect, useId, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { Tabs } from '#renderer/components/public/tabs.tsx'
import { applicationsSheets } from '#renderer/config/build-time-settings.ts'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external-link.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { EmployerDay } from '#shared/domain/employer-day-tasks.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ApplicantCounts } from './filter/filter-posted-jobs.ts'
import { parsePostedView } from './filter/posted-jobs-url.ts'
import { PostedJobs } from './list/posted-jobs.tsx'
import { AdministratorToday, type NewOfJob } from './today/administrator-today.tsx'
import { EmployerToday } from './today/employer-today.tsx'

interface Props {
  user: SessionUser
  shortlist: ReactNode
  interviews: ReactNode
  /** Administrator only. */
  employers: { waiting: number; list: ReactNode } | undefined
  applicants: {
    /** Says that more applications can be read. */
    older: ReactNode
    newAddress: string
    newOfJobs: readonly NewOfJob[]
    renderInterviews: (day: EmployerDay) => ReactNode
    renderLink: (job: Job, nameId: string) => ReactNode
    removed: ReactNode
    /** One job's applicants, in place of the jobs; null: none is open. */
    open: ReactNode
    /** undefined: not known, or applications go elsewhere. */
    counts: ApplicantCounts | undefined
  }
}

// 5 kB that the list of jobs does without.
const Numbers = lazyPart(() => import('./statistics/statistics.tsx').then((code) => code.Statistics))

export function Dashboard({ user, shortlist, interviews, employers, applicants }: Props) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => parsePostedView(search), [search])
  const id = useId()
  const { older, newAddress, newOfJobs, renderInterviews, renderLink, removed, open, counts } = applicants
  const jobs = {
    id: 'jobs',
    label: t(user.isAdmin ? 'dashboard.tab.allJobs' : 'dashboard.tab.jobs'),
    address: paths.dashboard,
    content: open ?? (
      <>
        <PostedJobs {...{ user, view, applicants: counts }} renderApplicants={renderLink} />
        {removed}
      </>
    )
  }
  const others = {
    shortlist: { label: t('dashboard.tab.shortlist'), content: shortlist },
    interviews: { label: t('dashboard.tab.interviews'), content: interviews },
    ...(employers && {
      employers: { label: t('dashboard.tab.employers', { waiting: employers.waiting }), content: employers.list }
    }),
    numbers: {
      label: t('dashboard.tab.numbers'),
      content: (
        <Numbers
          user={user}
          applicants={counts}
          waiting={<Skeleton width="9rem" />}
          failedTitle={t('dashboard.numbers.failed')}
        />
      )
    }
  }
  const tabs = [
    jobs,
    ...Object.entries(others).map(([name, tab]) => ({ ...tab, id: name, address: `${paths.dashboard}?tab=${name}` }))
  ]
  const openTab = (name: string) => {
    const address = tabs.find((tab) => tab.id === name)?.address
    // A screen inside of a tab is left by its own tab as well.
    if (address && address !== pathname + search) navigate(address)
  }
  const asked = new URLSearchParams(search)
  const wanted = asked.get('tab')
  const shown = tabs.find((tab) => tab.id === wanted) ?? jobs
  const labels = tabs.map(({ label }) => label).join()
  useEffect(() => {
    // Phones scroll the tabs; a label that grows moves the ones behind it.
    const tab = document.getElementById(`${id}-${shown.id}`)
    const list = tab?.parentElement
    const first = list?.firstElementChild
    if (list && first instanceof HTMLElement) list.scrollLeft = tab.offsetLeft - first.offsetLeft
  }, [id, shown.id, labels])
  return (
    <div className="dashboard" data-applicant={(open !== null && asked.has('applicant')) || undefined}>
      <DashboardHead user={user}>{older}</DashboardHead>
      {!open &&
        shown === jobs &&
        (employers ? (
          <AdministratorToday uid={user.uid} newOfJobs={newOfJobs} />
        ) : (
          <EmployerToday newApplicantsAddress={newAddress} renderInterviews={renderInterviews} />
        ))}
      <Tabs tabs={tabs} open={shown.id} label={t('nav.dashboard')} id={id} onOpen={openTab} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown.id}`}>
        {shown.content}
      </div>
    </div>
  )
}

function DashboardHead({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { isAdmin } = user
  const title = t(isAdmin ? 'dashboard.title.admin' : 'dashboard.title.employer')
  return (
    <div className="dashboard-head spread">
      <PageTitle title={title} />
      <h1>{title}</h1>
      <div className="dashboard-do">
        <ApplicationsLink user={user} />
        {!isAdmin && (
          <Link className="btn btn-line" to={paths.ownCompany}>
            {t('dashboard.company')}
          </Link>
        )}
        <Link className="btn btn-primary" to={paths.postJob}>
          {t('nav.postJob')}
        </Link>
      </div>
      <div className="dashboard-news">{children}</div>
    </div>
  )
}

function ApplicationsLink({ user }: { user: SessionUser }) {
  const { platform } = useServices()
  const address = applicationsSheets[user.isAdmin ? 'Admin' : 'Employer']
  if (address === undefined) return null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(platform, address)
  }
  return (
    <a className="btn btn-quiet" href={address} target="_blank" rel="noreferrer" onClick={open}>
      <span>{t('dashboard.applications')}</span>
      <span className="sr">{t('dashboard.applications.outside')}</span>
    </a>
  )
}

export function EmptyShortlist() {
  return (
    <EmptyState title={t('dashboard.shortlist.none')} text={t('dashboard.shortlist.noneText')}>
      <Link className="btn btn-line" to={paths.candidates}>
        {t('nav.findCandidates')}
      </Link>
    </EmptyState>
  )
}
