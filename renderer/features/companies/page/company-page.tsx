import './company-page.css'
import type { ReactNode } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { ExternalLink } from '#renderer/components/public/external-link.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { LiveJobs } from '#renderer/data/companies/company-repository.ts'
import { describeAnswering, describeVerified } from '#renderer/hooks/companies/describe-company-verification.ts'
import { maxLiveJobs, useCompany, useLiveJobs } from '#renderer/hooks/companies/use-company.ts'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Company } from '#shared/domain/company/company.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

interface Props {
  id: string
  renderJobs: (jobs: readonly Job[] | undefined) => ReactNode
}

export function CompanyPage({ id, renderJobs }: Props) {
  const { data: company, error, retry } = useCompany(id)
  // Fetched beside the company, so that nothing moves.
  const live = useLiveJobs(id, maxLiveJobs)
  if (error) return <LoadFailed as="h1" title={t('company.failed')} error={error} onRetry={retry} />
  if (company === null) {
    return (
      <>
        <PageTitle title={t('company.missing')} />
        <EmptyState as="h1" title={t('company.missing')} text={t('company.missing.text')}>
          <Link className="btn btn-line" to={paths.jobs}>
            {t('nav.findJobs')}
          </Link>
        </EmptyState>
      </>
    )
  }
  return (
    <article className="company" aria-busy={!company}>
      <PageTitle title={company?.name} />
      {company ? <CompanyTop company={company} /> : <TopSkeleton />}
      {company && <LiveOf live={live} renderJobs={renderJobs} />}
    </article>
  )
}

function CompanyTop({ company }: { company: Company }) {
  const verified = describeVerified(company)
  const answering = describeAnswering(company)
  const website = parseExternalAddress(company.website)
  return (
    <div className="company-top">
      <h1>{company.name}</h1>
      <p className="lead">{company.place}</p>
      {verified && <StatusTag tone="good" word={verified} />}
      {company.about.trim() && <p className="company-about">{company.about}</p>}
      {answering && <p className="soft">{answering}</p>}
      {website?.startsWith('https:') && <Website address={website} />}
    </div>
  )
}

function Website({ address }: { address: string }) {
  return (
    <p>
      <ExternalLink className="company-website" address={address} target="_blank" rel="noopener noreferrer nofollow">
        <span>{address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}</span>
        <span className="sr">{t('company.outside')}</span>
      </ExternalLink>
    </p>
  )
}

function TopSkeleton() {
  return (
    <div className="company-top">
      <h1 className="faint" aria-live="polite">
        {t('company.loading')}
      </h1>
      <p className="lead" aria-hidden="true">
        <Skeleton width="8rem" />
      </p>
      <p aria-hidden="true">
        <Skeleton width="20rem" />
      </p>
    </div>
  )
}

interface LiveProps extends Pick<Props, 'renderJobs'> {
  live: LiveQuery<LiveJobs>
}

function LiveOf({ live: { data, error, retry }, renderJobs }: LiveProps) {
  return (
    <section className="company-jobs" aria-labelledby="company-jobs">
      <h2 id="company-jobs">{t('company.jobs')}</h2>
      {error && <LoadFailed as="h3" title={t('error.jobsTitle')} error={error} onRetry={retry} />}
      {!error && data?.total === 0 && <p className="lead">{t('company.jobs.none')}</p>}
      {!error && (!data || data.total > 0) && renderJobs(data?.jobs)}
      {data && data.jobs.length < data.total && (
        <p className="soft">{t('company.jobs.part', { count: data.jobs.length, total: data.total })}</p>
      )}
    </section>
  )
}
