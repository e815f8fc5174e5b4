import './numbers.css'
import { Segmented, Statistic } from 'antd'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { useReadLimit } from '#renderer/hooks/use-read-limit.ts'
import { t } from '#renderer/messages/messages.ts'
import { usePostedJobs, useQueue } from '#renderer/postings/queries.ts'
import { useHistories } from '#renderer/postings/use-history.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { buildTabAddress } from '../dashboard-address.ts'
import { type ApplicantCounts, countApplicants } from './applicant-counts.ts'
import { type Lookback, listMoments, lookbacks } from './count-live.ts'
import { ApplicantsChart, LiveChart } from './number-charts.tsx'
import { NumbersSkeleton } from './numbers-skeleton.tsx'
import { QuietPostings } from './quiet-postings.tsx'
import { type NumbersSummary, quietDays, summarize } from './summarize.ts'
import { useReadLives } from './use-read-lives.ts'

interface Props {
  user: SessionUser
  /** undefined: not known (yet). */
  applicants: ApplicantCounts | undefined
}

/** What the postings came to, for an employer their own and for the administrator all of them. */
export function Numbers({ user, applicants }: Props) {
  const { data, error, retry } = usePostedJobs(user, useReadLimit())
  const histories = useHistories(data?.jobs)
  const jobs = useReadLives(histories.data)
  const over = useLookback()
  // One moment for all the numbers: it changes with what they are of.
  const now = useMemo(() => jobs && new Date(), [jobs])
  const moments = useMemo(() => now && listMoments(over, now), [over, now])
  const summary = useMemo(
    () => jobs && now && summarize(jobs, (id) => countApplicants(applicants, id), now.getTime()),
    [jobs, applicants, now]
  )
  const failure = error ?? histories.error
  const again = error ? retry : histories.retry
  if (failure) return <LoadFailed title={t('error.jobsTitle')} error={failure} onRetry={again} />
  if (!data || !jobs || !summary || !moments) return <NumbersSkeleton />
  const { total } = data
  const pictures = { jobs, moments }
  return (
    <div className="numbers">
      <h2>{t(user.isAdmin ? 'dashboard.numbers.admin' : 'dashboard.numbers.employer')}</h2>
      {user.isAdmin ? <BoardTiles summary={summary} /> : <OwnTiles summary={summary} />}
      <p className="small faint">{describeCover(jobs, total, applicants)}</p>
      <LookbackChoice over={over} />
      {user.isAdmin ? (
        <>
          <LiveChart {...pictures} title={t('dashboard.numbers.byCategory')} findGroup={findCategory} />
          <LiveChart {...pictures} title={t('dashboard.numbers.byPlace')} findGroup={findPlace} />
        </>
      ) : (
        <>
          <LiveChart
            {...pictures}
            title={t('dashboard.numbers.liveOverTime')}
            findGroup={() => t('dashboard.numbers.live')}
          />
          {applicants && <ApplicantsChart postings={summary.postings} />}
        </>
      )}
      <QuietPostings quiet={summary.quiet} />
    </div>
  )
}

const findCategory = (job: Job) => job.category.trim()
const findPlace = (job: Job) => job.location.trim()

/** What the numbers are of, where that is not everything. */
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

function OwnTiles({ summary: { live, applicants, days, quiet } }: { summary: NumbersSummary }) {
  return (
    <div className="numbers-tiles">
      <Statistic title={t('dashboard.numbers.live')} value={live} />
      <Statistic title={t('dashboard.numbers.applicants')} value={applicants ?? t('dashboard.numbers.unknown')} />
      <Statistic title={t('dashboard.numbers.days')} value={days} />
      <QuietTile quiet={quiet} />
    </div>
  )
}

function BoardTiles({ summary: { live, medianHours, decided, quiet, waiting } }: { summary: NumbersSummary }) {
  // What waits is counted as a whole, also where only a part of the board was read.
  const queue = useQueue('pending', 0)
  return (
    <div className="numbers-tiles">
      <Statistic title={t('dashboard.numbers.waiting')} value={queue.data?.total ?? waiting} />
      <Statistic
        title={t('dashboard.numbers.median', { count: decided })}
        value={
          medianHours === undefined
            ? t('dashboard.numbers.unknown')
            : t('dashboard.numbers.hours', { hours: Math.round(medianHours * 10) / 10 })
        }
      />
      <Statistic title={t('dashboard.numbers.live')} value={live} />
      <QuietTile quiet={quiet} />
    </div>
  )
}

function QuietTile({ quiet }: Pick<NumbersSummary, 'quiet'>) {
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
      onChange={(value) => navigate(buildTabAddress('numbers') + (value === 'weeks' ? '' : `&over=${value}`))}
    />
  )
}
