import '#renderer/messages/report-messages.ts'
// Not with the dashboard's texts: only the administrator reads these.
import '#renderer/messages/administrator-messages.ts'
import { Statistic } from 'antd'
import { useMemo } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { useQueue } from '#renderer/jobs/job-queries.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { reportReasons, waitsForDecision } from '#shared/domain/report/job-report.ts'
import { BarChart, LineChart, LiveChart } from './statistics-charts.tsx'
import { groupDecisions, listDecisions, summarizeDecisions } from './summarize-review-decisions.ts'

interface Props {
  jobs: readonly Job[]
  moments: readonly number[]
  /** Milliseconds since 1970. */
  now: number
}

const hourMs = 3_600_000
const unitsMs = { day: 24 * hourMs, hour: hourMs, minute: 60_000 } as const

/** In the largest unit of which there are two or more. */
function formatWait(ms: number | undefined): string {
  if (ms === undefined) return t('boardNumbers.none')
  const unit = ms >= 2 * unitsMs.day ? 'day' : ms >= 2 * hourMs ? 'hour' : 'minute'
  return t(`boardNumbers.${unit}`, { count: Math.round(ms / unitsMs[unit]) })
}

export function BoardTiles({ jobs, now }: Omit<Props, 'moments'>) {
  // The queue is counted in full even if only a part of the board was read.
  const queue = useQueue('pending', 0)
  const reported = useReported()
  const { approved, rejected, median, longest, waitingLongest } = useMemo(
    () => summarizeDecisions(jobs, now),
    [jobs, now]
  )
  const tiles = [
    ['waiting', queue.data?.total ?? t('dashboard.numbers.unknown')],
    ['waitingLongest', formatWait(waitingLongest)],
    ['decided', approved + rejected],
    ['median', formatWait(median)],
    ['longest', formatWait(longest)],
    ['reported', reported?.total ?? t('dashboard.numbers.unknown')]
  ] as const
  return (
    <div className="numbers-tiles">
      {tiles.map(([name, value]) => (
        <Statistic key={name} title={t(`boardNumbers.${name}`, { approved, rejected })} value={value} />
      ))}
    </div>
  )
}

function useReported() {
  const { reports } = useRepositories()
  return useLazyWatchedQuery(reports, (opened) => opened.watchWaiting).data
}

/** Four pictures, each of which answers the question in its title. */
export function BoardCharts({ jobs, moments }: Omit<Props, 'now'>) {
  const reported = useReported()
  const groups = useMemo(() => groupDecisions(listDecisions(jobs), moments), [jobs, moments])
  const hours = (ms: number | undefined) => (ms === undefined ? null : Math.round((ms / hourMs) * 10) / 10)
  // As the number above: of a job whose employer was asked, the employer's answer decides.
  const waiting = (reported?.jobs ?? []).filter(waitsForDecision)
  const reasons = reportReasons.map((wanted) => ({
    name: t(`report.reason.${wanted}`),
    value: waiting.reduce((sum, job) => sum + (job.reasons.find(({ reason }) => reason === wanted)?.count ?? 0), 0)
  }))
  return (
    <>
      <LineChart
        title={t('boardNumbers.howLong')}
        moments={moments}
        lines={[
          { name: t('boardNumbers.median.hours'), values: groups.map(({ median }) => hours(median)) },
          { name: t('boardNumbers.longest.hours'), values: groups.map(({ longest }) => hours(longest)) }
        ]}
      />
      <LineChart
        title={t('boardNumbers.howMany')}
        moments={moments}
        lines={[
          { name: t('boardNumbers.approved'), values: groups.map(({ approved }) => approved) },
          { name: t('boardNumbers.rejected'), values: groups.map(({ rejected }) => rejected) }
        ]}
      />
      <BarChart
        title={t('boardNumbers.whatReported')}
        columns={[t('boardNumbers.reason'), t('boardNumbers.reports')]}
        bars={reasons.filter(({ value }) => value > 0)}
      />
      <LiveChart title={t('boardNumbers.whatLive')} jobs={jobs} moments={moments} findGroup={findCategory} />
    </>
  )
}

const findCategory = (job: Job) => job.category.trim()
