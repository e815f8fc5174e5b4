import { LoadFailed } from '#renderer/components/public/load-failed.tsx'
import './job.css'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { t } from '#renderer/messages/messages.ts'
import { BackLink } from './back-link.tsx'
import { JobPosting } from './job-posting.tsx'
import { useJob } from './use-job.ts'
import { useJobDetailDelay } from './use-job-detail-delay.ts'

/** One job: loading, in full, missing or not readable. */
export function JobDetail({ id }: { id: string }) {
  const { data: job, error, retry } = useJob(id)
  const waited = useJobDetailDelay(id)
  const shownJob = waited ? job : undefined

  if (waited && error) return <LoadFailed as="h1" title={t('error.jobsTitle')} onRetry={retry} />
  if (shownJob === null) {
    return (
      <>
        <PageTitle title={t('job.notFound')} />
        <EmptyState as="h1" title={t('job.notFound')} text={t('job.notFound.text')}>
          <BackLink className="btn btn-line" />
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageTitle title={shownJob?.title} />
      <p className="job-back">
        <BackLink />
      </p>
      <JobPosting job={shownJob} />
    </>
  )
}
