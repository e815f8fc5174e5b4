import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { JobCard, JobCardSkeleton, usePublicProfileActions } from '../card/job-card.tsx'

const featuredMemory: LiveQueryMemory<Job[]> = {}

export function FeaturedJobs({ all }: { all: number | undefined }) {
  const repository = useServices().jobs
  const {
    data: jobs,
    error,
    retry
  } = useLiveQuery<Job[]>((onData, onError) => repository.watchFeatured(onData, onError), [repository], {
    memory: featuredMemory,
    name: 'featured'
  })
  const steps = usePublicProfileActions()
  return (
    <section className="block">
      <div className="block-top">
        <h2>{t('home.featured')}</h2>
        <Link to={paths.jobs}>{all === undefined ? t('home.allJobs') : t('home.allJobs.count', { count: all })}</Link>
      </div>
      {error && <LoadFailed as="h3" title={t('error.jobsTitle')} error={error} onRetry={retry} />}
      {!error && jobs?.length === 0 && <p className="lead">{t('home.featured.none')}</p>}
      <div className="three" aria-busy={!jobs && !error}>
        {!error && !jobs && ['first', 'second', 'third'].map((key) => <JobCardSkeleton key={key} />)}
        {!error && jobs?.map((job) => <JobCard key={job.id} job={job} {...steps} />)}
      </div>
    </section>
  )
}
