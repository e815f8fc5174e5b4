import { type ReactNode, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { formatPlacePath } from '#renderer/config/job-list-paths.ts'
import { paths } from '#renderer/config/paths.ts'
import { describeVerified } from '#renderer/hooks/companies/describe-company-verification.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import { defaultSalaryText, findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isJobCategory } from '#shared/domain/job/job-categories-and-statuses.ts'
import { ApplyButton } from '../card/apply-button.tsx'
import { JobWho, QuestionsLine, TermFacts } from '../card/job-card-summary.tsx'
import { useShareJob } from '../card/use-share-job.ts'
import { JobDescriptionSections } from './job-description-sections.tsx'

// With the repositories, which a visitor's page does without.
const CompanyNumber = lazyPart(() => import('./company-phone-reveal.tsx').then((code) => code.CompanyPhoneReveal))

const longTitleLength = 60

interface Props {
  job: Job | undefined
  company: Company | null | undefined
  applied: ReactNode
}

/** One heading element throughout, so that it keeps the focus. */
export function JobArticle({ job, company, applied }: Props) {
  const title = job ? (job.title.length > longTitleLength ? 'long-title' : undefined) : 'faint'
  return (
    <article className="job" aria-busy={!job}>
      <div className="job-top">
        <h1 className={title} aria-live="polite">
          {/* A new text node does not count as a layout shift. */}
          {job ? job.title : <span>{t('job.loading')}</span>}
        </h1>
        {job && (
          <p className="lead">
            <JobWho job={job} />
          </p>
        )}
        {job && <JobCompany key={job.id} company={company} />}
      </div>
      {job ? (
        <>
          <aside className="aside" aria-label={t('job.facts')}>
            <p className="job-pay-text">
              <span className="sr">{`${t('job.fact.pay')}: `}</span>
              <span>{findGivenSalary(job) ?? t(defaultSalaryText)}</span>
            </p>
            <JobActions job={job} />
            <QuestionsLine job={job} />
            {applied}
            {company?.hasNumber && (
              <CompanyNumber job={job} companyId={company.id} waiting={<div className="job-number" />} />
            )}
            <JobFacts job={job} />
          </aside>
          <JobDescriptionSections job={job} />
        </>
      ) : (
        <JobSkeleton />
      )}
    </article>
  )
}

/** What the trade asks after the pay comes first. */
function JobFacts({ job }: { job: Job }) {
  const category = job.category.trim()
  const place = job.location.trim()
  const facts: [label: MessageId, value: string | null, to?: string][] = [
    ['job.fact.type', job.type.trim()],
    ['job.fact.category', category, isJobCategory(category) ? paths.category(category) : ''],
    ['job.fact.place', place, formatPlacePath(place)],
    ['job.fact.posted', formatDay(job.postedDate)]
  ]
  return (
    <dl className="facts">
      <TermFacts terms={job.terms} />
      {facts.map(
        ([label, value, to]) =>
          value && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
            </div>
          )
      )}
    </dl>
  )
}

function JobActions({ job }: { job: Job }) {
  const share = useShareJob()
  return (
    <div className="acts">
      <ApplyButton job={job} className="btn btn-primary btn-tall" />
      <button type="button" className="btn btn-line btn-tall" onClick={() => share(job)}>
        <Icon name="whatsapp" />
        <span>{t('job.shareWhatsApp')}</span>
      </button>
    </div>
  )
}

const skeletonFacts = ['type', 'category', 'place', 'posted']

function JobSkeleton() {
  return (
    <>
      <div className="aside" aria-hidden="true">
        <div className="job-pay-text">
          <Skeleton width="70%" height="1lh" />
        </div>
        <div className="facts">
          {skeletonFacts.map((fact) => (
            <div key={fact}>
              <Skeleton width="70%" height="1lh" />
            </div>
          ))}
        </div>
      </div>
      <div className="post" aria-hidden="true">
        {['work', 'more'].map((part) => (
          <div key={part} className="job-bars">
            <Skeleton width="40%" height="2rem" />
            <Skeleton />
            <Skeleton width="96%" />
            <Skeleton width="72%" />
          </div>
        ))}
      </div>
    </>
  )
}

/** Reserves its line while `company` is undefined (loading), so that nothing moves; null takes no room. */
function JobCompany({ company }: { company: Company | null | undefined }) {
  const [isKept] = useState(company === undefined)
  if (!company) return isKept ? <p className="job-company job-company-kept" aria-hidden="true" /> : null
  const verified = describeVerified(company)
  return (
    <p className={isKept ? 'job-company job-company-kept' : 'job-company'}>
      <span>{`${t('job.company')} `}</span>
      <Link to={paths.company(company.id)}>{company.name}</Link>
      <span>{`, ${company.place}`}</span>
      {verified && (
        <>
          <span className="dot">·</span>
          <span>{verified}</span>
        </>
      )}
    </p>
  )
}
