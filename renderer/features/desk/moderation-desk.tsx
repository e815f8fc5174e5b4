import './desk.css'
import './queue/queue.css'
import { Button, type InputRef } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useOpened } from '#renderer/hooks/use-opened.ts'
import { t } from '#renderer/messages/messages.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { Position, UndoButton } from './decide/decision-bar.tsx'
import { useDeskKeys } from './desk-keys.tsx'
import { PostingsList } from './postings/postings-list.tsx'
import { PostingsPane } from './postings/postings-pane.tsx'
import { type ListPlace, QueuePane } from './queue/queue.tsx'
import { QueueList } from './queue/queue-list.tsx'
import type { DeskQueue, DeskWork } from './queue/use-desk-queue.ts'
import { WorkRow } from './queue/work-row.tsx'
import { SheetSkeleton } from './sheet.tsx'
import { useDesk } from './use-desk.ts'

// 9 kB with antd's Checkbox, Radio and Switch: the queue of postings does without.
const HousesPane = lazyPart(() => import('./houses/houses-pane.tsx').then((code) => code.HousesPane))
const ReportsPane = lazyPart(() => import('./reports/reports-pane.tsx').then((code) => code.ReportsPane))
const ReportsQueueList = lazyPart(() =>
  import('./reports/reports-queue-list.tsx').then((code) => code.ReportsQueueList)
)
// 6 kB with antd's Drawer: the queue on a phone.
const QueueDrawer = lazyPart(() => import('./queue/queue-drawer.tsx').then((code) => code.QueueDrawer))
const KeysDialog = lazyPart(() => import('./keys-dialog.tsx').then((code) => code.KeysDialog))

interface Props {
  renderPublicText: (job: Job) => ReactNode
  extra?: ReactNode
}

/** Where the administrator decides about postings, reports of them and requests to post, one after the other. */
export function ModerationDesk({ renderPublicText, extra }: Props) {
  const search = useRef<InputRef>(null)
  const area = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [open, setOpen] = useState<'keys' | 'queue' | null>(null)
  const wasOpened = { queue: useOpened(open === 'queue'), keys: useOpened(open === 'keys') }
  const close = () => setOpen(null)
  const showKeys = () => setOpen('keys')
  const desk = useDesk(area)
  const { tab, postings, reports, houses, queue, focus, undo, tools } = desk
  const step = (by: number) => {
    focus.follow()
    queue.step(by)
  }
  useTopOfPage(desk.shown?.id)
  useDeskKeys(area, {
    ...desk.keys,
    j: () => step(1),
    k: () => step(-1),
    u: undo.undo,
    e: () => desk.editable && navigate(paths.editJob(desk.editable.id)),
    '/': () => search.current?.focus(),
    '?': showKeys
  })
  const late = {
    reports: { waiting: <SheetSkeleton />, failedTitle: t('desk.reports.failed') },
    houses: { waiting: <SheetSkeleton />, failedTitle: t('desk.houses.failed') }
  }
  const renderList = (place: ListPlace) => {
    if (tab === 'reports') return <ReportsQueueList queue={reports} {...{ place, extra }} {...late.reports} />
    if (tab === 'houses') return <RequestsList queue={houses} {...{ place, extra }} />
    return <PostingsList queue={postings} {...{ place, extra, tools }} findFlags={desk.findFlags} />
  }
  const queues = { tab, totals: desk.totals, queue, onOpen: desk.open, renderList }
  const pane = { findFlags: desk.findFlags, renderPublicText, undo: <UndoButton last={undo.last} onUndo={undo.undo} /> }

  return (
    <div ref={area} className="desk">
      <h1 className="sr">{t('nav.requests')}</h1>
      <QueuePane queues={queues} row={focus.row} search={search} onStep={step} onKeys={showKeys} />
      <section className="sheet" aria-label={t('desk.posting')}>
        <DeskHead queue={queue} onQueue={() => setOpen('queue')} />
        {tab === 'reports' ? (
          <ReportsPane queue={reports} review={desk.reportsReview} {...pane} {...late.reports} />
        ) : tab === 'houses' ? (
          <HousesPane queue={houses} review={desk.housesReview} undo={pane.undo} {...late.houses} />
        ) : (
          <PostingsPane queue={postings} review={desk.postingsReview} {...pane} />
        )}
      </section>
      <p className="sr" role="status">
        {desk.shown && desk.shown.id === desk.autoSelectedId && t('desk.arrived', { title: desk.shown.title })}
      </p>
      {wasOpened.queue && (
        <QueueDrawer open={open === 'queue'} onClose={close} queues={queues} failedTitle={t('error.screenTitle')} />
      )}
      {wasOpened.keys && <KeysDialog open={open === 'keys'} onClose={close} failedTitle={t('error.screenTitle')} />}
    </div>
  )
}

const renderRequest = ({ details, email, at }: EmployerRequest) => (
  <WorkRow title={details.house} at={at} who={[details.place, email]} />
)

interface RequestsListProps {
  queue: DeskQueue<EmployerRequest>
  place: ListPlace
  extra: ReactNode
}

function RequestsList({ queue, place, extra }: RequestsListProps) {
  return (
    <>
      <div className="queue-order spread small soft">
        <p>{t('desk.houses.order')}</p>
        {extra}
      </div>
      <QueueList {...{ queue, place }} renderRow={renderRequest} />
    </>
  )
}

function DeskHead({ queue, onQueue }: { queue: DeskQueue<DeskWork>; onQueue: () => void }) {
  const { index, waiting = [], step } = queue
  return (
    <div className="desk-head">
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
        {t('desk.queue')}
      </Button>
      <Position index={index} total={waiting.length} />
      <Button
        type="text"
        className="desk-up"
        aria-label={t('desk.previous')}
        aria-disabled={index <= 0}
        icon={<Icon name="chevron" />}
        onClick={() => step(-1)}
      />
      <Button
        type="text"
        aria-label={t('desk.next')}
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
