import './moderation.css'
import './queue/review-queue.css'
import { Button, type InputRef } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { t } from '#renderer/messages/messages.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { Position, UndoButton } from './decisions/decision-bar.tsx'
import { ReviewSelectionBar } from './decisions/review-selection-bar.tsx'
import { JobRequestsList } from './jobs/job-requests-list.tsx'
import { JobRequestsPane } from './jobs/job-requests-pane.tsx'
import { useModerationShortcuts } from './moderation-shortcuts.tsx'
import { QueueList } from './queue/queue-list.tsx'
import { QueueRow } from './queue/queue-row.tsx'
import { type ListPlace, ReviewQueuePane } from './queue/review-queue-pane.tsx'
import type { ModerationQueue, QueueItem } from './queue/use-moderation-queue.ts'
import { ReviewPanelSkeleton } from './review-panel.tsx'
import { useModeration } from './use-moderation.ts'

// 9 kB with antd's Checkbox, Radio and Switch: the queue of jobs does without.
const EmployerRequestsPane = lazyPart(() =>
  import('./companies/employer-requests-pane.tsx').then((code) => code.EmployerRequestsPane)
)
const ReportsPane = lazyPart(() => import('./reports/reports-pane.tsx').then((code) => code.ReportsPane))
const ReportsQueueList = lazyPart(() =>
  import('./reports/reports-queue-list.tsx').then((code) => code.ReportsQueueList)
)
// 6 kB with antd's Drawer: the queue on a phone.
const QueueDrawer = lazyPart(() => import('./queue/queue-drawer.tsx').then((code) => code.QueueDrawer))
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx').then((code) => code.ShortcutsDialog))

interface Props {
  renderPublicText: (job: Job) => ReactNode
  extra?: ReactNode
  /** Below the queue: what is changed once, and not every day. */
  settings?: ReactNode
}

/** Where the administrator decides about jobs, reports of them and requests to post, one after the other. */
export function Moderation({ renderPublicText, extra, settings }: Props) {
  const search = useRef<InputRef>(null)
  const area = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [open, setOpen] = useState<'keys' | 'queue' | null>(null)
  const wasOpened = { queue: useWasOpened(open === 'queue'), keys: useWasOpened(open === 'keys') }
  const close = () => setOpen(null)
  const showKeys = () => setOpen('keys')
  const moderation = useModeration(area)
  const { tab, jobs, reports, companies, queue, focus, selection, undo, tools } = moderation
  const hasSelected = useWasOpened(selection.jobs.length > 0)
  const step = (by: number) => {
    focus.follow()
    queue.step(by)
  }
  useTopOfPage(moderation.shown?.id)
  useModerationShortcuts(area, moderation.isRendered, {
    ...moderation.keys,
    j: () => step(1),
    k: () => step(-1),
    u: () => undo.undo(),
    e: () => moderation.editable && navigate(paths.editJob(moderation.editable.id)),
    '/': () => search.current?.focus(),
    '?': showKeys
  })
  const late = {
    reports: { waiting: <ReviewPanelSkeleton />, failedTitle: t('moderation.reports.failed') },
    companies: { waiting: <ReviewPanelSkeleton />, failedTitle: t('moderation.companies.failed') }
  }
  const renderList = (place: ListPlace) => {
    if (tab === 'reports') return <ReportsQueueList queue={reports} {...{ place, extra }} {...late.reports} />
    if (tab === 'companies') return <RequestsList queue={companies} {...{ place, extra }} />
    return <JobRequestsList queue={jobs} {...{ place, extra, tools, selection }} findHints={moderation.findHints} />
  }
  const queues = { tab, totals: moderation.totals, queue, onOpen: moderation.open, renderList, settings }
  const pane = {
    findHints: moderation.findHints,
    renderPublicText,
    undo: <UndoButton last={undo.last} onUndo={undo.undo} />
  }

  return (
    <div ref={area} className="moderation">
      <h1 className="sr">{t('nav.requests')}</h1>
      <ReviewQueuePane queues={queues} row={focus.row} search={search} onStep={step} onKeys={showKeys} />
      <section className="sheet" aria-label={t('moderation.job')}>
        <ModerationHead queue={queue} onQueue={() => setOpen('queue')} />
        {tab === 'reports' ? (
          <ReportsPane queue={reports} review={moderation.reportsReview} {...pane} {...late.reports} />
        ) : tab === 'companies' ? (
          <EmployerRequestsPane
            queue={companies}
            review={moderation.companiesReview}
            undo={pane.undo}
            {...late.companies}
          />
        ) : (
          <JobRequestsPane
            queue={jobs}
            review={moderation.jobsReview}
            selection={selection}
            selected={
              hasSelected && <ReviewSelectionBar {...{ selection, tools }} queue={jobs} findNow={moderation.findNow} />
            }
            {...pane}
          />
        )}
      </section>
      <p className="sr" role="status">
        {moderation.shown &&
          moderation.shown.id === moderation.autoSelectedId &&
          t('moderation.arrived', { title: moderation.shown.title })}
      </p>
      {wasOpened.queue && (
        <QueueDrawer open={open === 'queue'} onClose={close} queues={queues} failedTitle={t('error.screenTitle')} />
      )}
      {wasOpened.keys && (
        <ShortcutsDialog open={open === 'keys'} onClose={close} failedTitle={t('error.screenTitle')} />
      )}
    </div>
  )
}

const renderRequest = ({ details, email, at }: EmployerRequest) => (
  <QueueRow title={details.company} at={at} who={[details.place, email]} />
)

interface RequestsListProps {
  queue: ModerationQueue<EmployerRequest>
  place: ListPlace
  extra: ReactNode
}

function RequestsList({ queue, place, extra }: RequestsListProps) {
  return (
    <>
      <div className="queue-order spread small soft">
        <p>{t('moderation.companies.order')}</p>
        {extra}
      </div>
      <QueueList {...{ queue, place }} renderRow={renderRequest} />
    </>
  )
}

function ModerationHead({ queue, onQueue }: { queue: ModerationQueue<QueueItem>; onQueue: () => void }) {
  const { index, waiting = [], step } = queue
  return (
    <div className="moderation-head">
      <Button
        type="text"
        aria-haspopup="dialog"
        icon={
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 5h14M3 10h14M3 15h9" />
          </svg>
        }
        onClick={onQueue}
      >
        {t('moderation.queue')}
      </Button>
      <Position index={index} total={waiting.length} />
      <Button
        type="text"
        className="moderation-up"
        aria-label={t('moderation.previous')}
        aria-disabled={index <= 0}
        icon={<Icon name="chevron" />}
        onClick={() => step(-1)}
      />
      <Button
        type="text"
        aria-label={t('moderation.next')}
        aria-disabled={index + 1 >= waiting.length}
        icon={<Icon name="chevron" />}
        onClick={() => step(1)}
      />
    </div>
  )
}

/** Where the page itself scrolls, on a phone, other work begins at its top. */
function useTopOfPage(id: string | undefined): void {
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== undefined && id !== undefined && id !== last.current) window.scrollTo(0, 0)
    last.current = id ?? last.current
  }, [id])
}
