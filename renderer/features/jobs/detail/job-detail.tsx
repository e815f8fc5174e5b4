import './job-detail.css'
import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import type { QrCode } from '#renderer/components/public/qr-code.tsx'
import { findOtherSpelling } from '#renderer/config/normalize-url.ts'
import { paths } from '#renderer/config/paths.ts'
import { useCompanyOf } from '#renderer/hooks/companies/use-company.ts'
import { consumeElapsed } from '#renderer/hooks/initial-load-time.ts'
import { useFirstResult, useServices } from '#renderer/hooks/services-context.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { type LiveQuery, type LiveQueryMemory, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { formatJobTitle } from '../card/job-card-summary.tsx'
import { SaveJobButton } from '../card/save-job-button.tsx'
import { openShareSheet } from '../card/share-job.ts'
import { EndedJob } from './ended-job.tsx'
import { JobArticle } from './job-article.tsx'
import { CompanyJobs, SimilarJobs, WhenNear } from './similar-and-company-jobs.tsx'

// With the repositories, which a visitor's page does without.
const ReportJobDialog = lazyPart(() => import('../report/report-job-dialog.tsx').then((code) => code.ReportJobDialog))

interface Props {
  id: string
  /** The application of a candidate who has sent one. */
  applied: ReactNode
}

export function JobDetail({ id, applied }: Props) {
  const { data: job, error, retry } = useJob(id)
  const waited = useJobDetailDelay(id)
  const shownJob = waited ? job : undefined
  const hasApplied = useApplyStore((applying) => applying.applied.has(id))
  // A candidate's visit is counted by code that is loaded for members.
  useEffect(() => {
    useApplyStore.setState({ openJob: shownJob ?? undefined })
    return () => useApplyStore.setState({ openJob: undefined })
  }, [shownJob])
  // Fetched during the delay.
  const company = useCompanyOf(job?.employerId)

  if (waited && error) return <LoadFailed as="h1" title={t('error.jobsTitle')} error={error} onRetry={retry} />
  if (shownJob === null) {
    const back = <BackLink className="btn btn-line" />
    const missing = <MissingJob id={id} back={back} />
    return (
      <div className="job-gone">
        <EndedJob key={id} {...{ id, back, missing }} />
      </div>
    )
  }
  return (
    <>
      <PageTitle title={shownJob && formatJobTitle(shownJob)} />
      <div className="job-back">
        <BackLink />
        {shownJob && (
          <span className="job-tools">
            <SaveJobButton job={shownJob} />
            <ShareButton job={shownJob} />
            <PrintButton id={shownJob.id} />
          </span>
        )}
      </div>
      <JobArticle
        job={shownJob}
        company={company}
        applied={
          shownJob && hasApplied ? (
            <>
              {applied}
              <SimilarJobs job={shownJob} />
            </>
          ) : null
        }
      />
      {shownJob && (
        <WhenNear key={`more ${id}`}>
          {company && <CompanyJobs id={id} company={company} />}
          {!hasApplied && <SimilarJobs job={shownJob} />}
        </WhenNear>
      )}
      {shownJob && <Report key={id} jobId={id} />}
    </>
  )
}

/** Prints a sheet for the shop window, with the QR code of its link. */
function PrintButton({ id }: { id: string }) {
  const { publicAddress } = useServices().platform
  const canPrint = useCanPrint()
  const address = publicAddress === null ? undefined : publicAddress + paths.job(id)
  const [Code, setCode] = useState<typeof QrCode>()
  const print = async () => {
    if (address && !Code) {
      // Prints without the code if it fails to load.
      const late = await import('#renderer/components/public/qr-code.tsx').catch(() => undefined)
      if (late) flushSync(() => setCode(() => late.QrCode))
    }
    window.print()
  }
  if (!canPrint) return null
  return (
    <>
      <button type="button" className="btn btn-quiet job-print" onClick={print}>
        {t('job.print')}
      </button>
      {Code && address && (
        <figure className="job-code">
          <Code text={address} label={address} />
          <figcaption translate="no">{address.replace(/^https?:\/\//, '')}</figcaption>
        </figure>
      )}
    </>
  )
}

const hasShareSheet = () => typeof navigator.share === 'function'
const neverChanges = () => () => {}

/** The system's share sheet; on a kiosk it would show other people's names. */
function ShareButton({ job }: { job: Job }) {
  const { platform } = useServices()
  const isOffered = useSyncExternalStore(neverChanges, hasShareSheet, () => false)
  if (!isOffered || platform.kiosk || import.meta.env.LOUPE_KIOSK) return null
  const share = () => openShareSheet(job, platform).catch(() => showToast('linkNotOpened'))
  return (
    <button type="button" className="btn btn-quiet job-share" onClick={share}>
      <Icon name="share" />
      <span>{t('job.share')}</span>
    </button>
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
        <ReportJobDialog {...{ jobId, open }} onClose={() => setOpen(false)} failedTitle={t('error.screenTitle')} />
      )}
    </div>
  )
}

function MissingJob({ id, back }: { id: string; back: ReactNode }) {
  const { platform } = useServices()
  const meant = findOtherSpelling(id)
  if (meant !== null) return <Navigate to={paths.job(meant)} replace />
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
    memory: jobQuery,
    name: `job ${id}`
  })
}

/** Minimum time of 'Loading job details...'. */
export const jobDetailDelayMs = 500

/** No delay where a published or prerendered page shows the job already. */
function useJobDetailDelay(id: string): boolean {
  const { pathname } = useLocation()
  const isPublished = useFirstResult(`job ${id}`) !== undefined
  const [waitedFor, setWaitedFor] = useState(isPublished ? id : null)

  useEffect(() => {
    const delay = setTimeout(() => setWaitedFor(id), jobDetailDelayMs - consumeElapsed(pathname))
    return () => clearTimeout(delay)
  }, [id, pathname])

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
      <span>{t('job.back')}</span>
    </Link>
  )
}

function parseList(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && (from === paths.jobs || from.startsWith(`${paths.jobs}?`)) ? from : null
}
