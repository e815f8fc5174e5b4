import './employer-today.css'
import { useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { buildModerationUrl } from '#renderer/config/moderation-url.ts'
import { paths } from '#renderer/config/paths.ts'
import { queuePageSize, useCompanyCount, useQueue, useReportCount } from '#renderer/jobs/job-queries.ts'
import { useAdministratorDay } from '#renderer/jobs/use-administrator-day.ts'
import { t } from '#renderer/messages/messages.ts'
import { compareTexts } from '#shared/documents/fold-text.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { findSubmissionTime } from '#shared/domain/job/job-history-events.ts'
import { buildViewAddress, defaultView } from '../filter/posted-jobs-url.ts'
import { maxNamed, TodayPart, Unnamed } from './employer-today.tsx'

/** An own job with new applicants. */
export interface NewOfJob {
  title: string
  address: string
}

interface Props {
  uid: string
  newOfJobs: readonly NewOfJob[]
}

/** The sum of both numbers in the administrator's header, each part with a way to its work. */
export function AdministratorToday({ uid, newOfJobs }: Props) {
  // The query of the review queue, so that the first named is the first there.
  const pending = useQueue('pending', queuePageSize)
  const reported = useReportCount() ?? 0
  const companies = useCompanyCount() ?? 0
  const { newApplicants, unapproved, expiring, total: others } = useAdministratorDay(uid)
  const waiting = pending.data?.jobs
  const longest = useMemo(() => findLongestWaiting(waiting ?? []), [waiting])
  if (!pending.data && !pending.error) {
    return (
      <div className="today" aria-hidden="true">
        <Skeleton width="12rem" />
      </div>
    )
  }
  const { total = 0 } = pending.data ?? {}
  const sum = total + reported + companies + others
  return (
    <section className="today" aria-label={t('dashboard.today')}>
      {pending.error ? <Link to={paths.requests}>{t('nav.requests')}</Link> : null}
      {!pending.error && sum === 0 && <p className="soft">{t('dashboard.today.nothing.admin')}</p>}
      <TodayPart count={total} label="pending" to={paths.requests}>
        {longest.map(({ id, title }) => (
          <li key={id}>
            <Link to={buildModerationUrl({ job: id })}>{title}</Link>
          </li>
        ))}
      </TodayPart>
      <TodayPart count={reported} label="reports" to={buildModerationUrl({ tab: 'reports' })} />
      <TodayPart count={companies} label="companies" to={buildModerationUrl({ tab: 'companies' })} />
      <TodayPart count={unapproved} label="unapproved" to={`${paths.dashboard}?tab=employers`} />
      <TodayPart count={newApplicants} label="applicants" to={newOfJobs[0]?.address ?? paths.dashboard}>
        {newOfJobs.slice(0, maxNamed).map(({ title, address }) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
          </li>
        ))}
        <Unnamed count={newOfJobs.length - maxNamed} />
      </TodayPart>
      <TodayPart count={expiring.length} label="expiring" to={buildViewAddress({ ...defaultView, sort: 'ends' })}>
        {expiring.slice(0, maxNamed).map(({ id, title }) => (
          <li key={id} className="soft">
            {title}
          </li>
        ))}
      </TodayPart>
    </section>
  )
}

function findLongestWaiting(jobs: readonly Job[]): readonly Job[] {
  const dated = jobs.map((job) => ({ job, since: findSubmissionTime(job) }))
  const sorted = dated.toSorted((one, other) => compareTexts(one.since, other.since))
  return sorted.slice(0, maxNamed).map(({ job }) => job)
}
