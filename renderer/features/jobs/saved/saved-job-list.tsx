import '../card/job-card.css'
import { useId, useState } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { SavedJobsAndSearchesRepository } from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useJobOutcome } from '#renderer/hooks/use-job-outcome.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'
import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { SavedJob } from '#shared/domain/saved/saved-job.ts'
import { ApplyButton } from '../card/apply-button.tsx'
import { JobWho } from '../card/job-card-summary.tsx'
import { useRemoveSavedEntry } from './use-remove-saved-entry.tsx'

/** A shared board reads one job or two for each that is shown. */
const pageSize = 20

export function SavedJobList({ saved }: { saved: Lazy<SavedJobsAndSearchesRepository> }) {
  const heading = useId()
  const [shown, setShown] = useState(pageSize)
  const { data, error, retry } = useLiveQuery<SavedJob[]>(
    (onData, onError) => saved.watch((opened) => opened.watchJobs(onData, onError), onError),
    [saved]
  )
  const { notice, remove } = useRemoveSavedEntry<SavedJob>(
    saved,
    (opened, { id }) => opened.removeJob(id),
    (opened, job) => opened.putJob(job)
  )
  if (error) return <LoadFailed title={t('saved.failed')} error={error} onRetry={retry} />
  return (
    <section className="saved-list" aria-labelledby={heading} aria-busy={!data}>
      <h2 id={heading} className="sr">
        {t('saved.jobs')}
      </h2>
      {notice}
      {!data && <Skeleton width="60%" />}
      {data?.length === 0 && (
        <EmptyState as="h3" title={t('saved.jobs.none')} text={t('saved.jobs.none.text')}>
          <Link className="btn btn-line" to={paths.jobs}>
            {t('nav.findJobs')}
          </Link>
        </EmptyState>
      )}
      <ul>
        {data?.slice(0, shown).map((job) => (
          <SavedJobRow key={job.id} saved={job} onRemove={() => remove(job, job.title)} />
        ))}
      </ul>
      {data && data.length > shown && (
        <button type="button" className="btn btn-line" onClick={() => setShown(shown + pageSize)}>
          {t('saved.jobs.more')}
        </button>
      )}
    </section>
  )
}

function SavedJobRow({ saved, onRemove }: { saved: SavedJob; onRemove: () => void }) {
  const titleId = useId()
  const { jobs } = useServices()
  const { id } = saved
  const { data: job } = useLiveQuery<Job | null>((onData, onError) => jobs.watchJob(id, onData, onError), [jobs, id])
  const pay = job && findGivenSalary(job)
  return (
    <li className="saved-row">
      <div>
        <h3 id={titleId}>
          <Link to={paths.job(id)}>{job?.title ?? saved.title}</Link>
        </h3>
        <p className="soft">
          <JobWho job={job ?? saved} />
        </p>
        {pay && <p>{pay}</p>}
        {job === null && <Ending id={id} />}
        <p className="small faint">{t('saved.on', { day: formatLocalDate(saved.savedAt) ?? '' })}</p>
      </div>
      <div className="saved-acts">
        <button type="button" className="btn btn-quiet" aria-describedby={titleId} onClick={onRemove}>
          {t('saved.remove')}
        </button>
        {job && <ApplyButton job={job} className="btn btn-line" titleId={titleId} />}
      </div>
    </li>
  )
}

/** Why a job is no longer public. */
function Ending({ id }: { id: string }) {
  const { data: outcome } = useJobOutcome(id)
  if (!outcome || outcome.state === 'live') return null
  const text =
    outcome.state === 'ended'
      ? t(`ended.${outcome.ending}`)
      : t(outcome.state === 'review' ? 'saved.review' : 'saved.gone')
  return <p className="saved-ended">{text}</p>
}
