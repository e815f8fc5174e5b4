import { Button } from 'antd'
import { useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { buildDeskAddress } from '#renderer/config/desk-address.ts'
import { paths } from '#renderer/config/paths.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { PostingStatus } from '#renderer/postings/posting-status.tsx'
import { useHistory } from '#renderer/postings/use-history.ts'
import { formatDay } from '#shared/domain/dates.ts'
import { adminMarker, type Job } from '#shared/domain/job/job.ts'
import { parseHistory } from '#shared/domain/job/job-record.ts'
import { jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import { BanQuestion } from '../employers/ban-question.tsx'
import { type BannedAccount, useBan } from '../employers/use-ban.ts'

const maxRead = 50
const listedAtFirst = 5

interface House {
  others: readonly Job[]
  hasMore: boolean
}

function useHouse({ employerId }: Job): LiveQuery<{ jobs: readonly Job[]; total: number }> {
  const { postings } = useRepositories()
  return useLiveQuery(
    (onData, onError) =>
      employerId === adminMarker ? undefined : postings.watchOwn(employerId, maxRead, onData, onError),
    [postings, employerId]
  )
}

/** Beside the posting, what else its house has posted and what became of it: a second rejection for the same reason is another matter. */
export function HouseHistory({ job }: { job: Job }) {
  const { data, error } = useHouse(job)
  if (job.employerId === adminMarker || error) return null
  const others = (data?.jobs ?? []).filter(({ id }) => id !== job.id)
  return (
    <section className="house" aria-label={t('desk.house')}>
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
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button danger className="house-ban" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('desk.house.ban')}
      </Button>
      {open && (
        <BanOwner account={{ uid: job.employerId, email: '', name: job.company }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function BanOwner({ account, onClose }: { account: BannedAccount; onClose: () => void }) {
  return <BanQuestion account={account} state={useBan(account)} onClose={onClose} />
}

function Others({ others, hasMore }: House) {
  const [all, setAll] = useState(false)
  const listed = all ? others : others.slice(0, listedAtFirst)
  const counts = jobStatuses.map((status) => ({ status, count: others.filter((job) => job.status === status).length }))
  return (
    <>
      <ul className="house-counts">
        {counts.map(({ status, count }) => count > 0 && <li key={status}>{t(`desk.house.${status}`, { count })}</li>)}
      </ul>
      {hasMore && <p className="faint">{t('desk.house.part', { count: maxRead })}</p>}
      <ul className="house-list">
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
  // What was only posted nobody has rejected.
  const { data: whole } = useHistory(job, job.steps !== 1)
  const rejections = whole ? parseHistory(whole).filter(({ did }) => did === 'reject') : []
  const reason = rejections.at(-1)?.reason
  return (
    <li>
      <Link to={findPostingAddress(job)}>{job.title}</Link>
      <span className="house-state">
        <PostingStatus job={job} /> <span className="faint">{formatDay(job.postedDate)}</span>
      </span>
      {rejections.length > 0 && (
        <span className="house-reason">
          {t('desk.house.rejected.times', { count: rejections.length })}
          {reason && (
            <>
              {' '}
              <q>{reason}</q>
            </>
          )}
        </span>
      )}
    </li>
  )
}

export function findPostingAddress({ id, status }: Job): string {
  if (status === 'approved') return paths.job(id)
  return buildDeskAddress({ tab: status === 'rejected' ? status : 'pending', job: id })
}
