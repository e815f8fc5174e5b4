import './applicants.css'
import './board/stage-board.css'
import { Button } from 'antd'
import { useMemo } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import type { Applications } from '#renderer/data/applications-repository.ts'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { roomFor, useMedia } from '#renderer/hooks/use-media.ts'
import { t } from '#renderer/messages/messages.ts'
import { type Application, applicationStages } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import type { ApplicantsAddress } from './applicants-address.ts'
import { useFocusOnMount } from './focus.ts'
import { JobApplicants } from './job-applicants.tsx'
import { hasEnded, LeftOpen, PostingEnded } from './left-open.tsx'

interface Props {
  jobId: string
  applicants: LiveQuery<Applications>
  isError: boolean
  /** null: gone, or somebody else's; undefined: loading. */
  posting: Job | null | undefined
  address: ApplicantsAddress
  onShare: (job: Job) => void
}

export function ApplicantsView({
  jobId,
  applicants: { data, error, retry },
  isError,
  posting,
  address,
  onShare
}: Props) {
  const applications = useMemo(() => data?.applications.filter((one) => one.jobId === jobId), [data, jobId])
  // Above the board the sheet has its own way back.
  const isSheetOpen = useMedia(roomFor.pane) && address.open !== undefined
  if (isError) return <LoadFailed title={t('applicants.failed')} error={error} onRetry={retry} />
  if (!applications || posting === undefined) return <ApplicantsSkeleton />
  const job = posting ?? applications[0]?.job
  if (!job) return <Missing address={address} />
  return (
    <div className="applicants">
      <Link
        className="btn btn-quiet applicants-back"
        to={isSheetOpen ? address.buildJobAddress(jobId) : address.postings}
      >
        <Icon name="back" />
        {t(isSheetOpen ? 'applicants.all' : 'applicants.back')}
      </Link>
      <ApplicantsOf job={job} removed={posting === null} open={isSheetOpen} />
      {posting && !isSheetOpen && <LeftOpen posting={posting} applications={applications} />}
      {applications.length === 0 && posting ? (
        <NoApplicants posting={posting} onShare={onShare} />
      ) : (
        <PostingEnded value={hasEnded(posting)}>
          <JobApplicants jobId={jobId} applications={applications} address={address} />
        </PostingEnded>
      )}
    </div>
  )
}

function ApplicantsOf({ job, removed, open }: { job: Application['job']; removed: boolean; open: boolean }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const who = joinParts([job.company, job.location])
  return (
    <div className={open ? 'applicants-of applicants-of-one' : 'applicants-of'}>
      <h2 ref={heading} tabIndex={-1}>
        {t('applicants.title', { title: job.title })}
      </h2>
      <p className="soft">{who}</p>
      {removed && <p className="small applicants-gone">{t('applicants.removed')}</p>}
    </div>
  )
}

function Missing({ address }: { address: ApplicantsAddress }) {
  return (
    <EmptyState title={t('applicants.missing')} text={t('applicants.missing.text')}>
      <Link className="btn btn-line" to={address.postings}>
        {t('applicants.back')}
      </Link>
    </EmptyState>
  )
}

function NoApplicants({ posting, onShare }: { posting: Job; onShare: (job: Job) => void }) {
  const live = isPublic(posting, new Date())
  return (
    <EmptyState
      as="h3"
      title={t('applicants.none')}
      text={t(live ? 'applicants.none.text' : 'applicants.none.notLive')}
    >
      {live && <Button onClick={() => onShare(posting)}>{t('applicants.share')}</Button>}
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
        <div className="applicants-sk-back" />
        <div className="applicants-of">
          <Skeleton width="18rem" height="2.4rem" />
          <Skeleton width="12rem" height="1.5rem" />
        </div>
        <div className="board">
          {applicationStages.map((stage, index) => (
            <div key={stage} className="stage">
              <p className="stage-name">{t(`applicants.stage.${stage}`)}</p>
              {index < 3 && (
                <div className="applicant">
                  <Skeleton width="70%" height="1.5rem" />
                  <Skeleton width="85%" />
                  <Skeleton width="55%" />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
