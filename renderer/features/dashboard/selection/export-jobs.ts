import { describeJobTerms, termFacts } from '#renderer/jobs/describe-job-terms.ts'
import { describeQuestion } from '#renderer/jobs/describe-screening-questions.ts'
import { formatStatus } from '#renderer/jobs/job-status-label.tsx'
import { t } from '#renderer/messages/messages.ts'
import { formatLocalDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { countDaysLive } from '#shared/domain/job/job-status-timeline.ts'
import type { CountApplicants } from '../filter/filter-posted-jobs.ts'

/** RFC 4180, with a byte order mark for spreadsheets. Days live are counted from the histories of the jobs. */
export function formatCsv(jobs: readonly Job[], countApplicants: CountApplicants, now: number): string {
  const columns = {
    title: (job: Job) => job.title.trim(),
    company: (job: Job) => job.company.trim(),
    place: (job: Job) => job.location.trim(),
    category: (job: Job) => job.category.trim(),
    type: (job: Job) => job.type.trim(),
    pay: (job: Job) => job.salaryRange.trim(),
    status: (job: Job) => formatStatus(job, new Date(now)),
    posted: (job: Job) => job.postedDate,
    applicants: (job: Job) => countApplicants(job.id),
    days: (job: Job) => countDaysLive(job, now)
  }
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const rows = [
    [
      ...names.map((name) => t(`dashboard.column.${name}`)),
      ...termFacts.map((fact) => t(`job.fact.${fact}`)),
      t('dashboard.column.questions')
    ],
    ...jobs.map((job) => [
      ...names.map((name) => columns[name](job) ?? ''),
      ...listTerms(job),
      (job.questions ?? []).map(describeQuestion).join('\n')
    ])
  ]
  return `\ufeff${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`
}

function listTerms({ terms }: Job): string[] {
  const words = new Map(describeJobTerms(terms))
  return termFacts.map((fact) => words.get(fact) ?? '')
}

/** Prefixes formulas with an apostrophe: CSV injection. */
function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function nameExport(now: Date): string {
  return `loupe-jobs-${formatLocalDay(now)}.csv`
}
