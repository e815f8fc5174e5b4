import './job.css'
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { createLatePart } from '#renderer/components/workplace/late-part.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useHouseOf } from '#renderer/hooks/houses/use-house.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { type LiveQuery, type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { takeWaited } from '#renderer/hooks/waited.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { JobPosting } from './job-posting.tsx'

const loadEndedJob = () => import('./ended-job.tsx').then((late) => ({ default: late.EndedJob }))
/** Without its code, 'Job Not Found' is still true. */
const EndedJob = lazy(() =>
  loadEndedJob()
    .catch(loadEndedJob)
    .catch(() => ({ default: JustMissing }))
)
const JustMissing = ({ missing }: { missing: ReactNode }) => missing

const ReportDialog = createLatePart(() => import('../report/report-dialog.tsx').then((late) => late.ReportDialog))

export function JobDetail({ id }: { id: string }) {
  const { data: job, error, retry } = useJob(id)
  const waited = useJobDetailDelay(id)
  const shownJob = waited ? job : undefined
  // Fetched during the delay.
  const house = useHouseOf(job?.employerId)

  if (waited && error) return <LoadFailed as="h1" title={t('error.jobsTitle')} error={error} onRetry={retry} />
  if (shownJob === null) {
    const back = <BackLink className="btn btn-line" />
    const missing = <MissingJob back={back} />
    return (
      <Suspense fallback={null}>
        <EndedJob key={id} {...{ id, back, missing }} />
      </Suspense>
    )
  }
  return (
    <>
      <PageTitle title={shownJob?.title} />
      <div className="job-back">
        <BackLink />
        {shownJob && <PrintButton />}
      </div>
      <JobPosting job={shownJob} house={house} />
      {shownJob && <Report key={id} jobId={id} />}
    </>
  )
}

function PrintButton() {
  return (
    useCanPrint() && (
      <button type="button" className="btn btn-quiet" onClick={() => window.print()}>
        {t('job.print')}
      </button>
    )
  )
}

function Report({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <div className="job-report">
      <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('job.report')}
      </button>
      {open !== undefined && (
        <ReportDialog
          {...{ jobId, open }}
          onClose={() => setOpen(false)}
          waiting={null}
          failedTitle={t('error.screenTitle')}
        />
      )}
    </div>
  )
}

function MissingJob({ back }: { back: ReactNode }) {
  const { platform } = useServices()
  return (
    <>
      <PageTitle title={t('job.notFound')} />
      <EmptyState
        as="h1"
        title={t('job.notFound')}
        text={t(platform.publicAddress === null ? 'job.notFound.device' : 'job.notFound.text')}
      >
        {back}
      </EmptyState>
    </>
  )
}

const jobQuery: LiveQueryMemory<Job | null> = {}

function useJob(id: string): LiveQuery<Job | null> {
  const { jobs } = useServices()
  return useLiveQuery<Job | null>((onData, onError) => jobs.watchJob(id, onData, onError), [jobs, id], {
    memory: jobQuery
  })
}

/** Minimum time of 'Loading job details...'. */
export const jobDetailDelayMs = 500

/** A prerendered page has shown the loading text already. */
function useJobDetailDelay(id: string): boolean {
  const { pathname } = useLocation()
  const [waitedFor, setWaitedFor] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts for each job
  useEffect(() => {
    const delay = setTimeout(() => setWaitedFor(id), jobDetailDelayMs - takeWaited(pathname))
    return () => clearTimeout(delay)
  }, [id])

  return waitedFor === id
}

function BackLink({ className = 'back' }: { className?: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const from = parseList(location.state)

  // The list is the previous entry: going back restores its scroll position.
  const goBack = (event: MouseEvent) => {
    if (from === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link className={className} to={from ?? paths.jobs} onClick={goBack}>
      <Icon name="back" />
      {t('job.back')}
    </Link>
  )
}

function parseList(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && (from === paths.jobs || from.startsWith(`${paths.jobs}?`)) ? from : null
}
