import { Button } from 'antd'
import { useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import { findPostingAddress } from '#renderer/postings/posting-address.ts'
import { PostingStatus } from '#renderer/postings/posting-status.tsx'
import { useOwnPostings } from '#renderer/postings/queries.ts'
import { useHistory } from '#renderer/postings/use-history.ts'
import { formatDay } from '#shared/domain/dates.ts'
import { adminMarker, type Job } from '#shared/domain/job/job.ts'
import { parseHistory } from '#shared/domain/job/job-record.ts'
import { jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import { BanQuestion, useBan } from '../employers/ban.tsx'

const maxRead = 50
const listedAtFirst = 5

/** Beside the posting, what else its house has posted and what became of it: a second rejection for the same reason is another matter. */
export function HouseHistory({ job }: { job: Job }) {
  const isOfAdmin = job.employerId === adminMarker
  const { data, error } = useOwnPostings(isOfAdmin ? null : job.employerId, maxRead)
  if (isOfAdmin || error) return null
  const others = (data?.jobs ?? []).filter(({ id }) => id !== job.id)
  return (
    <section className="sheet-aside" aria-label={t('desk.house')}>
      <h2>{t('desk.house')}</h2>
      {data &&
        (others.length === 0 ? (
          <p>{t('desk.house.none')}</p>
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
      <Button danger className="house-ban" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('desk.house.ban')}
      </Button>
      {open && <BanQuestion {...{ account, state }} onClose={() => setOpen(false)} />}
    </>
  )
}

function Others({ others, hasMore }: { others: readonly Job[]; hasMore: boolean }) {
  const [all, setAll] = useState(false)
  const listed = all ? others : others.slice(0, listedAtFirst)
  const counts = jobStatuses.map((status) => ({ status, count: others.filter((job) => job.status === status).length }))
  return (
    <>
      <ul className="house-counts row soft">
        {counts.map(({ status, count }) => count > 0 && <li key={status}>{t(`desk.house.${status}`, { count })}</li>)}
      </ul>
      {hasMore && <p className="faint">{t('desk.house.part', { count: maxRead })}</p>}
      <ul className="sheet-list">
        {listed.map((job) => (
          <OtherPosting key={job.id} job={job} />
        ))}
      </ul>
      {listed.length < others.length && (
        <Button type="text" onClick={() => setAll(true)}>
          {t('desk.house.more', { count: others.length - listed.length })}
        </Button>
      )}
    </>
  )
}

function OtherPosting({ job }: { job: Job }) {
  // A posting with one step was never rejected.
  const { data: whole } = useHistory(job, job.steps !== 1)
  const rejections = whole ? parseHistory(whole).filter(({ did }) => did === 'reject') : []
  const reason = rejections.at(-1)?.reason
  return (
    <li>
      <Link to={findPostingAddress(job, { isAdmin: true, uid: adminMarker })}>{job.title}</Link>
      <span className="house-state row">
        <PostingStatus job={job} /> <span className="faint">{formatDay(job.postedDate)}</span>
      </span>
      {rejections.length > 0 && (
        <span className="soft">
          <span>{t('desk.house.rejected.times', { count: rejections.length })}</span>
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
