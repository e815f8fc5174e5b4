import { Button } from 'antd'
import { useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { useOwnJobs } from '#renderer/jobs/job-queries.ts'
import { JobStatusLabel } from '#renderer/jobs/job-status-label.tsx'
import { findJobUrl } from '#renderer/jobs/job-url.ts'
import { useJobHistory } from '#renderer/jobs/use-job-history.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import { adminMarker, type Job } from '#shared/domain/job/job.ts'
import { jobStatuses } from '#shared/domain/job/job-categories-and-statuses.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
import { BanEmployerDialog, useBan } from '../employers/ban-employer-dialog.tsx'

const maxRead = 50
const listedAtFirst = 5

/** Beside the job, what else its company has posted and what became of it: a second rejection for the same reason is another matter. */
export function CompanyJobHistory({ job }: { job: Job }) {
  const isOfAdmin = job.employerId === adminMarker
  const { data, error } = useOwnJobs(isOfAdmin ? null : job.employerId, maxRead)
  if (isOfAdmin || error) return null
  const others = (data?.jobs ?? []).filter(({ id }) => id !== job.id)
  return (
    <section className="sheet-aside" aria-label={t('moderation.company')}>
      <h2>{t('moderation.company')}</h2>
      {data &&
        (others.length === 0 ? (
          <p>{t('moderation.company.none')}</p>
        ) : (
          <Others others={others} hasMore={data.total > data.jobs.length} />
        ))}
      <Ban key={job.id} job={job} />
    </section>
  )
}

function Ban({ job }: { job: Job }) {
  const account = { uid: job.employerId, email: '', name: job.company }
  const state = useBan(account)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button danger className="company-ban" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('moderation.company.ban')}
      </Button>
      {open && <BanEmployerDialog {...{ account, state }} onClose={() => setOpen(false)} />}
    </>
  )
}

function Others({ others, hasMore }: { others: readonly Job[]; hasMore: boolean }) {
  const [all, setAll] = useState(false)
  const listed = all ? others : others.slice(0, listedAtFirst)
  const counts = jobStatuses.map((status) => ({ status, count: others.filter((job) => job.status === status).length }))
  return (
    <>
      <ul className="company-counts row soft">
        {counts.map(
          ({ status, count }) => count > 0 && <li key={status}>{t(`moderation.company.${status}`, { count })}</li>
        )}
      </ul>
      {hasMore && <p className="faint">{t('moderation.company.part', { count: maxRead })}</p>}
      <ul className="sheet-list">
        {listed.map((job) => (
          <OtherJob key={job.id} job={job} />
        ))}
      </ul>
      {listed.length < others.length && (
        <Button type="text" onClick={() => setAll(true)}>
          {t('moderation.company.more', { count: others.length - listed.length })}
        </Button>
      )}
    </>
  )
}

function OtherJob({ job }: { job: Job }) {
  // A job with one step was never rejected.
  const { data: whole } = useJobHistory(job, job.steps !== 1)
  const rejections = whole ? parseHistory(whole).filter(({ type }) => type === 'reject') : []
  const reason = rejections.at(-1)?.reason
  return (
    <li>
      <Link to={findJobUrl(job, { isAdmin: true, uid: adminMarker })}>{job.title}</Link>
      <span className="company-state row">
        <JobStatusLabel job={job} /> <span className="faint">{formatDay(job.postedDate)}</span>
      </span>
      {rejections.length > 0 && (
        <span className="soft">
          <span>{t('moderation.company.rejected.times', { count: rejections.length })}</span>
          {reason && (
            <span>
              {' '}
              <q>{reason}</q>
            </span>
          )}
        </span>
      )}
    </li>
  )
}
