import './job-card.css'
import { memo, type ReactElement, useId } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { ApplyButton } from './apply-button.tsx'
import { JobTags, JobTermsLine, JobWho } from './job-card-summary.tsx'
import { SaveJobButton } from './save-job-button.tsx'
import type { ShareJob } from './use-share-job.ts'
import { useShareJob } from './use-share-job.ts'

/** Three lines hold less; a description may be a book. */
export const excerptLength = 320

export interface JobCardProps {
  job: Job
  /** Highlights matches in what is searched, which the description is not; must be referentially stable. */
  mark?: (text: string) => ReactElement
  mayEdit: boolean
  onShare: ShareJob
  /** Long lists pass a link that does not subscribe to the router. */
  link?: typeof Link
  /** Off-screen cards: the rest of the text, in place of everything that can be pressed. */
  far?: string | undefined
}

const renderPlain = (text: string) => <span>{text}</span>

export const JobCard = memo(function JobCard({
  job,
  mark = renderPlain,
  mayEdit,
  onShare,
  link: Anchor = Link,
  far
}: JobCardProps) {
  const titleId = useId()
  const address = paths.job(job.id)
  const day = formatDay(job.postedDate)
  const description = job.description.trim()
  return (
    <article className="card" aria-labelledby={titleId}>
      <div>
        <div className="card-top">
          <h3 id={titleId}>
            <Anchor to={address}>{mark(job.title)}</Anchor>
          </h3>
          {far === undefined && <SaveJobButton job={job} titleId={titleId} />}
        </div>
        <p className="who">
          <JobWho job={job} mark={mark} />
        </p>
      </div>
      {far === undefined && <JobTags job={job} mark={mark} />}
      {far === undefined && <JobTermsLine job={job} />}
      {(description || far) && (
        <p className="text">
          <span>{cutText(description)}</span>
          <span>{far}</span>
        </p>
      )}
      {far === undefined && (
        <div className="card-end">
          {day && <p className="when">{t('card.posted', { day })}</p>}
          <button type="button" className="btn btn-quiet share" aria-describedby={titleId} onClick={() => onShare(job)}>
            <Icon name="whatsapp" />
            <span>{t('card.share')}</span>
          </button>
          {mayEdit && (
            <Anchor className="btn btn-quiet" to={paths.editJob(job.id)} aria-describedby={titleId}>
              {t('card.edit')}
            </Anchor>
          )}
          <Anchor className="btn btn-quiet" to={address} aria-describedby={titleId}>
            {t('card.details')}
          </Anchor>
          <ApplyButton job={job} className="btn btn-line" titleId={titleId} />
        </div>
      )}
    </article>
  )
})

/** Never splits a surrogate pair. */
function cutText(text: string): string {
  return text.length > excerptLength ? `${text.slice(0, excerptLength).replace(/[\ud800-\udbff]$/, '')}…` : text
}

export function JobCardSkeleton() {
  return (
    <div className="card card-sk" aria-hidden="true">
      <div>
        <h3>
          <Skeleton width="62%" />
        </h3>
        <p className="who">
          <Skeleton width="44%" />
        </p>
      </div>
      <div className="tags">
        <span className="tag tag-pay">
          <Skeleton width="9rem" />
        </span>
        <span className="tag">
          <Skeleton width="4rem" />
        </span>
      </div>
      <p className="text">
        <Skeleton />
        <Skeleton width="97%" />
        <Skeleton width="86%" />
      </p>
      <div className="card-end">
        <p className="when">
          <Skeleton width="8rem" />
        </p>
        <span className="btn">
          <Skeleton width="5rem" />
        </span>
      </div>
    </div>
  )
}

/** Asked once a list: thousands of cards need no subscription each. */
export function usePublicProfileActions(): Pick<JobCardProps, 'mayEdit' | 'onShare'> {
  const onShare = useShareJob()
  const mayEdit = useSession(({ user }) => user?.isAdmin ?? false)
  return { mayEdit, onShare }
}

export function JobCards({ jobs }: { jobs: readonly Job[] }) {
  const steps = usePublicProfileActions()
  return (
    <ul>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} {...steps} />
        </li>
      ))}
    </ul>
  )
}
