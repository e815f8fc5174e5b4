import './statistics.css'
import { Segmented, Statistic } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useQueryLimit } from '#renderer/hooks/use-query-limit.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { usePostedJobs } from '#renderer/jobs/job-queries.ts'
import { useJobHistories } from '#renderer/jobs/use-job-history.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readStatusPeriods } from '#shared/domain/job/job-status-timeline.ts'
import { type ApplicantCounts, countApplicants } from '../filter/filter-posted-jobs.ts'
import { EmployerStatistics } from './employer-statistics.tsx'
import { ApplicantsChart } from './statistics-charts.tsx'
import {
  type JobsSummary,
  type Lookback,
  listMoments,
  lookbacks,
  quietDays,
  summarizeJobs
} from './summarize-job-statistics.ts'

// 11 kB with the administrator's texts.
const BoardTiles = lazyPart(() => import('./administrator-statistics.tsx').then((code) => code.BoardTiles))
const BoardCharts = lazyPart(() => import('./administrator-statistics.tsx').then((code) => code.BoardCharts))

interface Props {
  user: SessionUser
  /** undefined: not known. */
  applicants: ApplicantCounts | undefined
}

export function Statistics({ user, applicants }: Props) {
  const { data, error, retry } = usePostedJobs(user, useQueryLimit())
  const histories = useJobHistories(data?.jobs)
  const jobs = useReadLives(histories.data)
  const { jobViews } = useRepositories()
  // Without it the rest is shown all the same.
  const { data: seen } = useWatchedQuery(user.isAdmin ? undefined : jobViews.watchCounts, user.uid)
  const over = useLookback()
  // One clock for all numbers.
  const now = useMemo(() => jobs && new Date(), [jobs])
  const moments = useMemo(() => now && listMoments(over, now), [over, now])
  const summary = useMemo(
    () => jobs && now && summarizeJobs(jobs, (id) => countApplicants(applicants, id), now.getTime()),
    [jobs, applicants, now]
  )
  const failure = error ?? histories.error
  const again = error ? retry : histories.retry
  if (failure) return <LoadFailed title={t('error.jobsTitle')} error={failure} onRetry={again} />
  if (!data || !jobs || !summary || !moments || !now) return <NumbersSkeleton />
  const { total } = data
  const pictures = { jobs, moments }
  return (
    <div className="numbers">
      <h2>{t(user.isAdmin ? 'dashboard.numbers.admin' : 'dashboard.numbers.employer')}</h2>
      {user.isAdmin ? (
        <BoardTiles
          jobs={jobs}
          now={now.getTime()}
          waiting={<div className="numbers-tiles" />}
          failedTitle={t('dashboard.numbers.failed')}
        />
      ) : (
        <OwnTiles summary={summary} />
      )}
      <p className="small faint">{describeCover(jobs, total, applicants)}</p>
      {user.isAdmin && <LookbackChoice over={over} />}
      {user.isAdmin ? (
        <BoardCharts
          {...pictures}
          waiting={<div className="numbers-picture" />}
          failedTitle={t('dashboard.numbers.failed')}
        />
      ) : (
        <>
          <EmployerStatistics {...{ jobs, applicants, seen, now }} />
          {applicants && <ApplicantsChart jobs={summary.jobs} />}
        </>
      )}
      {user.isAdmin && <QuietJobs quiet={summary.quiet} />}
    </div>
  )
}

function describeCover(jobs: readonly Job[], total: number, applicants: ApplicantCounts | undefined): string {
  return [
    jobs.length < total
      ? t('dashboard.numbers.ofSome', { read: jobs.length, total })
      : t('dashboard.numbers.ofAll', { count: total }),
    applicants && applicants.read < applicants.total
      ? t('dashboard.numbers.ofApplications', { read: applicants.read, total: applicants.total })
      : ''
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function OwnTiles({ summary: { live, applicants, quiet } }: { summary: JobsSummary }) {
  return (
    <div className="numbers-tiles">
      <Statistic title={t('dashboard.numbers.live')} value={live} />
      <Statistic title={t('dashboard.numbers.applicants')} value={applicants ?? t('dashboard.numbers.unknown')} />
      <QuietTile quiet={quiet} />
    </div>
  )
}

function QuietTile({ quiet }: Pick<JobsSummary, 'quiet'>) {
  return (
    <Statistic
      title={t('dashboard.numbers.quiet', { days: quietDays })}
      value={quiet?.length ?? t('dashboard.numbers.unknown')}
    />
  )
}

function useLookback(): Lookback {
  const wanted = new URLSearchParams(useLocation().search).get('over')
  return lookbacks.find((over) => over === wanted) ?? 'weeks'
}

function LookbackChoice({ over }: { over: Lookback }) {
  const navigate = useNavigate()
  return (
    <Segmented
      aria-label={t('dashboard.numbers.over')}
      value={over}
      options={lookbacks.map((value) => ({ value, label: t(`dashboard.numbers.over.${value}`) }))}
      onChange={(value) => navigate(`${paths.dashboard}?tab=numbers${value === 'weeks' ? '' : `&over=${value}`}`)}
    />
  )
}

const maxShown = 20

function QuietJobs({ quiet }: Pick<JobsSummary, 'quiet'>) {
  return (
    <section className="numbers-chart">
      <h3>{t('dashboard.numbers.quiet', { days: quietDays })}</h3>
      {quiet === undefined && <p className="soft">{t('dashboard.numbers.outside')}</p>}
      {quiet?.length === 0 && <p className="soft">{t('dashboard.numbers.noneQuiet')}</p>}
      {quiet !== undefined && quiet.length > 0 && (
        <ul className="numbers-quiet">
          {quiet.slice(0, maxShown).map(({ job, days = 0 }) => (
            <li key={job.id} className="spread">
              <Link to={paths.job(job.id)}>{job.title}</Link>
              <span className="small faint">
                {t('dashboard.numbers.quietFor', { company: job.company.trim(), days })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {quiet !== undefined && quiet.length > maxShown && (
        <p className="small faint">{t('dashboard.numbers.quietMore', { count: quiet.length - maxShown })}</p>
      )}
    </section>
  )
}

/** Jobs per task, so that the page stays responsive. */
const atOnce = 1000

/** Parses histories in chunks; undefined until the first list is complete. */
function useReadLives(jobs: readonly Job[] | undefined): readonly Job[] | undefined {
  const [read, setRead] = useState<readonly Job[]>()
  useEffect(() => {
    if (!jobs) return
    let next = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      for (const job of jobs.slice(next, next + atOnce)) readStatusPeriods(job)
      next += atOnce
      if (next < jobs.length) timer = setTimeout(step)
      else setRead(jobs)
    }
    step()
    return () => clearTimeout(timer)
  }, [jobs])
  return read
}

function NumbersSkeleton() {
  return (
    <div>
      <p className="sr" role="status">
        {t('dashboard.numbers.loading')}
      </p>
      <Skeleton width="9rem" />
      <Skeleton width="100%" />
    </div>
  )
}
