import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { JobCounts } from '#renderer/data/live-jobs-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { type LiveQuery, type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { type JobCategory, jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'

const hints: Record<JobCategory, MessageId> = {
  'Pre Production': 'home.category.preProduction',
  Production: 'home.category.production',
  Others: 'home.category.others',
  'Back Office': 'home.category.backOffice',
  'Office Boy': 'home.category.officeBoy'
}

export function CategoryLinks({ counts }: { counts: JobCounts | undefined }) {
  return (
    <section className="trade" aria-label={t('home.categories')}>
      <ul className="page">
        {jobCategories.map((category) => {
          const count = counts?.byCategory[category]
          return (
            <li key={category}>
              <Link to={paths.category(category)}>
                <span className="display">{category}</span>
                <span className="n">
                  <span>{count}</span>
                  {count !== undefined && <span className="sr">{` ${t('home.category.jobs', { count })}`}</span>}
                </span>
                <span className="small faint">{t(hints[category])}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const countsMemory: LiveQueryMemory<JobCounts> = {}

export function useCounts(): LiveQuery<JobCounts> {
  const { jobs } = useServices()
  return useLiveQuery((onData, onError) => jobs.watchCounts(onData, onError), [jobs], {
    memory: countsMemory,
    name: 'counts'
  })
}
