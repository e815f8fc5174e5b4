import { Link } from '#renderer/components/public/link.tsx'
import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { JobCard } from '../card/job-card.tsx'
import { JobCardSkeleton } from '../card/job-card-skeleton.tsx'
import { useShare } from '../card/use-share.ts'
import { useFeatured } from './queries.ts'

interface Props {
  /** How many public jobs there are; undefined until that is known. */
  all: number | undefined
}

export function FeaturedJobs({ all }: Props) {
  const { data: jobs, error, retry } = useFeatured()
  const share = useShare()
  const mayEdit = useSession(({ user }) => user?.isAdmin ?? false)
  return (
    <section className="block">
      <div className="block-top">
        <h2>{t('home.featured')}</h2>
        <Link to={paths.jobs}>{all === undefined ? t('home.allJobs') : t('home.allJobs.count', { count: all })}</Link>
      </div>
      {error && <LoadFailed as="h3" title={t('error.jobsTitle')} onRetry={retry} />}
      {!error && jobs?.length === 0 && <p className="lead">{t('home.featured.none')}</p>}
      <div className="three" aria-busy={!jobs && !error}>
        {!error && !jobs && ['first', 'second', 'third'].map((key) => <JobCardSkeleton key={key} />)}
        {!error && jobs?.map((job) => <JobCard key={job.id} job={job} mayEdit={mayEdit} onShare={share} />)}
      </div>
    </section>
  )
}
