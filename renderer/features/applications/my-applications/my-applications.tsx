import './my-applications.css'
import { memo, useEffect, useId, useMemo, useState } from 'react'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PhotoGallery } from '#renderer/components/public/photo-gallery.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findLeftOpen } from '#shared/domain/application/after-closing.ts'
import type { Application } from '#shared/domain/application/application.ts'
import {
  findConfirmedSlot,
  foldThread,
  isStanding
} from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { ThreadStep } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import type { ApplicationInterview } from '#shared/domain/application/interview-thread/list-interviews.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { formatTime, listHistory } from '../interview-thread/describe-interview.ts'
import { useOwnSteps } from '../interview-thread/use-interview-thread.ts'
import { ScreeningAnswerList } from '../screening-answer-list.tsx'
import { CandidateInterview } from './candidate-interview.tsx'
import { JobOutcomeNote, useEndedJob } from './job-outcome-note.tsx'
import { useOwnApplications } from './my-application-queries.ts'

interface Props {
  uid: string
  /** Interviews that are shown above. */
  boxed: readonly ApplicationInterview[]
}

export function MyApplications({ uid, boxed }: Props) {
  const { data, fresh, error, retry, showMore } = useOwnApplications(uid)
  // Without them the applications are still worth reading.
  const { data: steps = noSteps } = useOwnSteps('candidate')
  useRemoveLeft(data?.applications, steps)
  const [leaving, setLeaving] = useState<Application | null>(null)
  if (error)
    return (
      <LoadFailed title={t('applications.failed')} text={t('applications.failed.text')} error={error} onRetry={retry} />
    )
  if (!data) return <OwnSkeleton />
  if (data.total === 0) {
    return (
      <EmptyState title={t('applications.none')} text={t('applications.none.text')}>
        <Link className="btn btn-primary" to={paths.jobs}>
          {t('nav.findJobs')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="own-count">{t('applications.count', { count: data.total })}</h2>
      <ul>
        {data.applications.map((application) => (
          <OwnApplication
            key={application.id}
            application={application}
            steps={steps}
            fresh={fresh.has(application.id)}
            isInBox={boxed.some((one) => one.application.id === application.id)}
            onWithdraw={setLeaving}
          />
        ))}
      </ul>
      {data.applications.length < data.total && (
        <button type="button" className="btn btn-line" onClick={showMore}>
          {t('applications.more')}
        </button>
      )}
      <WithdrawQuestion application={leaving} steps={steps} onClose={() => setLeaving(null)} />
    </>
  )
}

const noSteps: readonly ThreadStep[] = []

/** A withdrawal removes its steps one by one: those that a failure has left go now. */
function useRemoveLeft(applications: readonly Application[] | undefined, steps: readonly ThreadStep[]): void {
  const { thread } = useRepositories()
  useEffect(() => {
    const left = (applications ?? []).filter(
      ({ id, state }) => state === 'withdrawn' && steps.some(({ applicationId }) => applicationId === id)
    )
    // The next look tries again.
    for (const one of left)
      thread.open().then(
        (opened) => opened.removeLeft(one),
        () => {}
      )
  }, [applications, steps, thread])
}

interface OwnApplicationProps {
  application: Application
  /** Of all applications. */
  steps: readonly ThreadStep[]
  /** Answered since the last visit. */
  fresh: boolean
  /** Its interview is shown above. */
  isInBox: boolean
  onWithdraw: (application: Application) => void
}

const OwnApplication = memo(function OwnApplication(props: OwnApplicationProps) {
  const { application, steps, fresh, isInBox, onWithdraw } = props
  const id = useId()
  const { jobId, job, uid, profile, state, message, answers } = application
  const thread = useMemo(() => foldThread(application, steps), [application, steps])
  const lines = listHistory(thread, 'candidate', (event, isFirst) =>
    t(isFirst ? 'applications.history.sent' : `applications.history.${event.state}`)
  )
  // Its words are read above.
  const shownInvite = isStanding(thread.interview) ? thread.interview.invite.id : undefined
  const away = useEndedJob(jobId)
  const where = joinParts([job.company, job.location])
  return (
    <li className="own" aria-labelledby={id}>
      <div className="own-head">
        <p className="own-now">
          {fresh && <span className="own-fresh">{t('applications.fresh')}</span>}
          <span className={`own-state own-state-${state}`}>{t(`applications.state.${state}`)}</span>
        </p>
        <div>
          <h3 id={id}>{away ? job.title : <Link to={paths.job(jobId)}>{job.title}</Link>}</h3>
          {where !== '' && <p className="soft">{where}</p>}
        </div>
      </div>
      {!isInBox && (
        <>
          <JobOutcomeNote jobId={jobId} interview={thread.interview} />
          <CandidateInterview application={application} interview={thread.interview} />
        </>
      )}
      <ol className="own-history small soft">
        {lines.map(({ key, at, text, words }) => (
          <li key={key}>
            <span>{`${text} `}</span>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {words !== '' && key !== shownInvite && <p className="own-answer">{words}</p>}
          </li>
        ))}
      </ol>
      {answers && (
        <details className="own-message">
          <summary>{t('applications.answers')}</summary>
          <ScreeningAnswerList answers={answers} />
        </details>
      )}
      {profile?.photos && profile.photos.length > 0 && (
        <details className="own-message">
          <summary>{t('photos.sent', { count: profile.photos.length })}</summary>
          <PhotoGallery links={profile.photos} owner={uid} name={profile.name} />
        </details>
      )}
      {message !== '' && (
        <details className="own-message">
          <summary>{t('applications.message')}</summary>
          <p>{message}</p>
        </details>
      )}
      {state !== 'withdrawn' && (
        <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onWithdraw(application)}>
          {t('applications.withdraw')}
        </button>
      )}
    </li>
  )
})

interface WithdrawQuestionProps {
  application: Application | null
  steps: readonly ThreadStep[]
  onClose: () => void
}

function WithdrawQuestion({ application, steps, onClose }: WithdrawQuestionProps) {
  const { withdraw } = useRepositories().applications
  const interview = application && foldThread(application, steps).interview
  const fixed = interview && findLeftOpen(interview, new Date()) === 'interview' && findConfirmedSlot(interview)
  const answer = async () => {
    if (!application) return
    onClose()
    try {
      await withdraw(application)
      showToast('applicationWithdrawn', { title: application.job.title })
    } catch (error) {
      showFailure('application', error)
    }
  }
  return (
    <ConfirmDialog
      open={application !== null}
      title={t('applications.withdraw.ask')}
      text={
        application && (
          <>
            {fixed && <b>{`${t('applications.withdraw.interview', { time: formatTime(fixed.start) })} `}</b>}
            <span>{t('applications.withdraw.text', { title: application.job.title })}</span>
          </>
        )
      }
      cancel={t('applications.withdraw.keep')}
      confirm={t('applications.withdraw')}
      onCancel={onClose}
      onConfirm={answer}
    />
  )
}

function OwnSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {t('applications.loading')}
      </p>
      {['first', 'second'].map((key) => (
        <div key={key} className="own" aria-hidden="true">
          <Skeleton width="14rem" height="1.4rem" />
          <Skeleton width="20rem" />
        </div>
      ))}
    </div>
  )
}
