import { useId, useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { type ApplicantCount, noApplicants } from '#shared/domain/application/applicant-count.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ApplicantCounts } from '../filter/filter-posted-jobs.ts'
import { StatisticsTable } from './statistics-table.tsx'
import {
  findWeakJobs,
  type JobFunnel,
  type SeenCounts,
  summarizeFunnel,
  type WeakJob
} from './summarize-applicant-funnel.ts'

interface Props {
  jobs: readonly Job[]
  /** undefined: not known. */
  applicants: ApplicantCounts | undefined
  seen: SeenCounts
  now: Date
}

const maxWeak = 3

/** How many saw each job, what became of its applicants, and which job needs attention. */
export function EmployerStatistics({ jobs, applicants, seen, now }: Props) {
  const rows = useMemo(
    () => applicants && summarizeFunnel(jobs, (id) => countOf(applicants, id), seen, now.getTime()),
    [jobs, applicants, seen, now]
  )
  if (!rows || !applicants) return <p className="soft">{t('dashboard.numbers.outside')}</p>
  const isWhole = applicants.read >= applicants.total
  return (
    <>
      {isWhole && <WeakJobs weak={findWeakJobs(rows, now).slice(0, maxWeak)} />}
      <FunnelTable rows={rows} />
    </>
  )
}

function countOf({ byJob, read, total }: ApplicantCounts, id: string): ApplicantCount | undefined {
  return byJob.get(id) ?? (read < total ? undefined : noApplicants)
}

function WeakJobs({ weak }: { weak: readonly WeakJob[] }) {
  const id = useId()
  return (
    <section className="numbers-chart" aria-labelledby={id}>
      <h3 id={id}>{t('dashboard.weak')}</h3>
      {weak.length === 0 && <p className="soft">{t('dashboard.weak.noJob')}</p>}
      <ul className="numbers-quiet">
        {weak.map((row) => (
          <li key={row.job.id}>
            <Link to={paths.job(row.job.id)}>{row.job.title}</Link> <span>{describeWeak(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeWeak({ problem, cause, lacks, days, seen = 0, count }: WeakJob): string {
  return [
    t(`dashboard.weak.${problem}`, { days, count: count.all }),
    cause && t(`dashboard.weak.${cause}`, { count: seen }),
    lacks && t(`dashboard.weak.lacks.${lacks}`)
  ]
    .filter(Boolean)
    .join(' ')
}

function FunnelTable({ rows }: { rows: readonly JobFunnel[] }) {
  const id = useId()
  if (rows.length === 0) return null
  const columns = (['seen', 'applied', 'interviewed', 'hired', 'first'] as const).map((key) =>
    t(`dashboard.funnel.${key}`)
  )
  return (
    <section className="numbers-chart" aria-labelledby={id}>
      <h3 id={id}>{t('dashboard.funnel')}</h3>
      <p className="small soft">{t('dashboard.funnel.help')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it on a phone */}
      <div className="numbers-table numbers-funnel" tabIndex={0}>
        <StatisticsTable
          labelId={id}
          columns={[t('dashboard.column.title'), ...columns]}
          rows={rows.map(({ job, seen, count, daysToFirst }) => [
            job.title,
            ...[seen, count.all, count.interviewed, count.hired, daysToFirst].map((number) => number ?? '–')
          ])}
        />
      </div>
    </section>
  )
}
