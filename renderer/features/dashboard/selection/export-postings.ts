import { formatLocalDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { countDaysLive } from '#shared/domain/job/job-life.ts'
import type { CountApplicants } from '../find/select-postings.ts'

export interface ExportedColumn {
  title: string
  read: (job: Job) => string | number | undefined
}

/** RFC 4180, with a byte order mark for spreadsheets. */
export function formatCsv(jobs: readonly Job[], columns: readonly ExportedColumn[]): string {
  const rows = [columns.map(({ title }) => title), ...jobs.map((job) => columns.map(({ read }) => read(job) ?? ''))]
  return `\ufeff${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`
}

/** Prefixes formulas with an apostrophe: CSV injection. */
function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function listExportedColumns(
  name: (
    column: 'title' | 'company' | 'place' | 'category' | 'type' | 'pay' | 'status' | 'posted' | 'applicants' | 'days'
  ) => string,
  nameStatus: (status: Job['status']) => string,
  countApplicants: CountApplicants,
  now: number
): ExportedColumn[] {
  return [
    { title: name('title'), read: (job) => job.title.trim() },
    { title: name('company'), read: (job) => job.company.trim() },
    { title: name('place'), read: (job) => job.location.trim() },
    { title: name('category'), read: (job) => job.category.trim() },
    { title: name('type'), read: (job) => job.type.trim() },
    { title: name('pay'), read: (job) => job.salaryRange.trim() },
    { title: name('status'), read: (job) => nameStatus(job.status) },
    { title: name('posted'), read: (job) => job.postedDate },
    { title: name('applicants'), read: (job) => countApplicants(job.id) },
    { title: name('days'), read: (job) => countDaysLive(job, now) }
  ]
}

export function nameExport(now: Date): string {
  return `loupe-jobs-${formatLocalDay(now)}.csv`
}
