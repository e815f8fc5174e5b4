import './filter/applicant-filter-bar.css'
import './board/stage-board.css'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { roomFor, useMediaQuery } from '#renderer/hooks/use-media-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { useFocusOnMount } from './applicant-card-focus.ts'
import type { ApplicantsUrl } from './applicants-url.ts'
import type { DashboardApplicants } from './dashboard-applicants.tsx'
import { JobApplicants } from './job-applicants.tsx'
import { hasEnded, UnansweredApplicants, useWaitingApplicants, WaitingApplicants } from './unanswered-applicants.tsx'

interface Props {
  jobId: string
  of: DashboardApplicants
  onShare: (job: Job) => void
  /** `nameId`: id of the applicant's name. */
  renderShortlist: (application: Application, nameId: string) => ReactNode
}

export function JobApplicantsScreen({ jobId, of, onShare, renderShortlist }: Props) {
  const { address, job: stored, isError, retry } = of
  const { data, error } = of.applicants
  const applications = useMemo(() => data?.applications.filter((one) => one.jobId === jobId), [data, jobId])
  const waiting = useWaitingApplicants(stored ?? null, applications)
  // Above the board the sheet has its own way back.
  const isBeside = useMediaQuery(roomFor.pane) && address.open !== undefined
  if (isError) return <LoadFailed title={t('applicants.failed')} error={error} onRetry={retry} />
  if (!applications || stored === undefined) return <ApplicantsSkeleton />
  const job = stored ?? applications[0]?.job
  if (!job) return <Missing address={address} />
  return (
    <div className="applicants" data-beside={isBeside || undefined}>
      <ApplicantsHead job={job} isRemoved={stored === null}>
        <Link className="btn btn-quiet applicants-back" to={isBeside ? address.buildJobAddress(jobId) : address.jobs}>
          <Icon name="back" />
          <span>{t(isBeside ? 'applicants.all' : 'applicants.back')}</span>
        </Link>
      </ApplicantsHead>
      {stored && !isBeside && <UnansweredApplicants job={stored} {...{ applications, waiting }} />}
      {applications.length === 0 && stored ? (
        <NoApplicants job={stored} onShare={onShare} />
      ) : (
        <WaitingApplicants value={waiting}>
          <JobApplicants {...{ jobId, applications, address, renderShortlist }} />
        </WaitingApplicants>
      )}
    </div>
  )
}

interface HeadProps {
  job: Application['job']
  isRemoved: boolean
  /** The way back. */
  children: ReactNode
}

function ApplicantsHead({ job, isRemoved, children }: HeadProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="applicants-head">
      {children}
      <h2 ref={heading} tabIndex={-1}>
        {t('applicants.title', { title: job.title })}
      </h2>
      <p className="soft">{joinParts([job.company, job.location])}</p>
      {isRemoved && <p className="small applicants-gone">{t('applicants.removed')}</p>}
    </div>
  )
}

function Missing({ address }: { address: ApplicantsUrl }) {
  return (
    <EmptyState title={t('applicants.missing')} text={t('applicants.missing.text')}>
      <Link className="btn btn-line" to={address.jobs}>
        {t('applicants.back')}
      </Link>
    </EmptyState>
  )
}

function NoApplicants({ job: stored, onShare }: { job: Job; onShare: (job: Job) => void }) {
  const live = isPublic(stored, new Date())
  const why = live ? 'text' : hasEnded(stored) ? 'ended' : 'notLive'
  return (
    <EmptyState as="h3" title={t('applicants.none')} text={t(`applicants.none.${why}`)}>
      {live && <Button onClick={() => onShare(stored)}>{t('applicants.share')}</Button>}
    </EmptyState>
  )
}

function ApplicantsSkeleton() {
  return (
    <div className="applicants">
      <p className="sr" role="status">
        {t('applicants.loading')}
      </p>
      <div aria-hidden="true">
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </div>
  )
}
