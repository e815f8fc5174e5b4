import './ended-job.css'
import type { ReactNode } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useJobOutcome } from '#renderer/hooks/use-job-outcome.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { JobWho } from '../card/job-summary.tsx'

// For those whom it concerns alone, with the texts of workplaces.
const UnlistedJob = lazyPart(() => import('./unlisted-job.tsx').then((code) => code.UnlistedJob))

interface Props {
  id: string
  back: ReactNode
  missing: ReactNode
}

export function EndedJob({ id, back, missing }: Props) {
  const { data: outcome, error } = useJobOutcome(id)
  const user = useSession((session) => session.user)
  const hasApplied = useApplyStore(({ applied }) => applied.has(id))
  if (error) return missing
  // Live again: the parent follows the job and replaces this.
  if (!outcome || outcome.state === 'live') return null
  if (outcome.state === 'ended') return <Ended outcome={outcome} back={back} />
  return outcome.state === 'review' && user && (user.role !== 'Candidate' || hasApplied) ? (
    <UnlistedJob key={user.uid} {...{ id, user, back, missing }} failed={missing} />
  ) : (
    missing
  )
}

function Ended({ outcome, back }: { outcome: Extract<JobOutcome, { state: 'ended' }>; back: ReactNode }) {
  const title = t(`ended.${outcome.ending}`)
  return (
    <>
      <PageTitle title={title} />
      <EmptyState as="h1" title={title} text={t(`ended.${outcome.ending}.text`)}>
        {back}
      </EmptyState>
      <SimilarJobs category={outcome.category} />
    </>
  )
}

const maxSimilar = 3

function SimilarJobs({ category }: { category: string }) {
  const { jobs } = useServices()
  const { data } = useLiveQuery<readonly Job[]>(
    (onData, onError) =>
      jobs.watchSearch({ q: '', location: '', category, type: '' }, maxSimilar, (found) => onData(found.jobs), onError),
    [jobs, category],
    { name: `similar ${category}` }
  )
  if (!data || data.length === 0) return null
  return (
    <section className="similar">
      <h2>{t('ended.similar', { category: category.trim() === '' ? 'none' : 'some', name: category.trim() })}</h2>
      <ul>
        {data.map((job) => (
          <li key={job.id}>
            <h3>
              <Link to={paths.job(job.id)}>{job.title}</Link>
            </h3>
            <p className="soft">
              <JobWho job={job} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
