import './desk.css'
import './queue/queue.css'
import './review/posting-review.css'
import { Button, type InputRef } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { undoDecision } from './decide/held-decisions.ts'
import { HeldLine } from './decide/held-line.tsx'
import { useStoredWhenLeft } from './decide/use-stored-when-left.ts'
import { useDeskKeys } from './desk-keys.ts'
import type { DeskPart } from './desk-parts.ts'
import { useHousesPart } from './houses/houses-part.tsx'
import { useHousesDesk } from './houses/use-houses-desk.ts'
import { usePostingsPart } from './postings-part.tsx'
import { QueueDrawer, QueuePane } from './queue/queue.tsx'
import { useQueueFocus } from './queue/use-queue-focus.ts'
import { useReportsPart } from './reports/reports-part.tsx'
import { useReportsDesk } from './reports/use-reports-desk.ts'
import { Position } from './review/desk-foot.tsx'
import { useDesk } from './use-desk.ts'
import { useDeskAddress } from './use-desk-address.ts'

// 13 kB, with antd's Modal.
const KeysDialog = lazyPart(() => import('./keys-dialog.tsx').then((code) => code.KeysDialog))

interface Props {
  renderPublicText: (job: Job) => ReactNode
  extra?: ReactNode
}

/**
 * Where the administrator reads what employers sent, and what people report, and decides about it, one posting after the other, and
 * about who asks to post for a house.
 * `renderPublicText` draws the text of a posting as the public reads it; `extra` stands beside the queue's filter.
 */
export function ModerationDesk({ renderPublicText, extra }: Props) {
  const search = useRef<InputRef>(null)
  const area = useRef<HTMLDivElement>(null)
  const { tab } = useDeskAddress()
  const desk = useDesk()
  const reports = useReportsDesk()
  const houses = useHousesDesk()
  const focus = useQueueFocus(desk.isOpen ? desk.chosen : (reports.chosen ?? houses.chosen), area)
  const [open, setOpen] = useState<'keys' | 'queue' | null>(null)
  const [isAsked, setAsked] = useState(false)
  const close = () => setOpen(null)
  const showKeys = () => {
    setAsked(true)
    setOpen('keys')
  }
  /** Takes the newest decision back that is not stored yet, and leads to its posting. */
  const undo = () => {
    const undone = undoDecision()
    if (!undone) return
    focus.keep()
    if (undone.request) houses.comeBack(undone.request.id)
    else if (undone.reported) reports.comeBack(undone.reported.id)
    else if (undone.jobs[0]) desk.comeBack(undone.jobs[0])
  }
  const shared = { beforeLeaving: focus.keep, renderPublicText, extra, above: <HeldLine onUndo={undo} /> }
  const postingsPart = usePostingsPart({ desk, ...shared })
  const reportsPart = useReportsPart({ reports, ...shared })
  const housesPart = useHousesPart({ houses, ...shared })
  const part = { pending: postingsPart, rejected: postingsPart, reports: reportsPart, houses: housesPart }[tab]
  const parts = {
    tab,
    totals: { ...desk.totals, reports: reports.total, houses: houses.total },
    open: desk.open,
    part
  } as const
  const step = (by: number) => {
    focus.follow()
    part.step(by)
  }
  useStoredWhenLeft(area)
  useTopOfPage(part.shown?.id)
  useDeskKeys(area, {
    ...part.keys,
    j: () => step(1),
    k: () => step(-1),
    u: undo,
    '/': () => search.current?.focus(),
    '?': showKeys
  })

  return (
    <div ref={area} className="desk">
      <h1 className="sr">{t('nav.requests')}</h1>
      <QueuePane parts={parts} row={focus.row} search={search} onStep={step} onKeys={showKeys} />
      <section className="sheet" aria-label={t('desk.posting')}>
        <DeskHead part={part} onQueue={() => setOpen('queue')} />
        {part.pane}
      </section>
      <p className="sr" role="status">
        {part.shown && part.shown.id === part.arrived && t('desk.arrived', { title: part.shown.title })}
      </p>
      <QueueDrawer open={open === 'queue'} onClose={close} parts={parts} />
      {isAsked && <KeysDialog open={open === 'keys'} onClose={close} failedTitle={t('error.screenTitle')} />}
      {part.questions}
    </div>
  )
}

/** On a phone, above the posting: the way to the queue, and to the next posting. */
function DeskHead({ part, onQueue }: { part: DeskPart; onQueue: () => void }) {
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
      <Position index={part.index} total={part.length} />
      <Button
        type="text"
        className="desk-up"
        aria-label={t('desk.previous')}
        aria-disabled={part.index <= 0}
        icon={<Icon name="chevron" />}
        onClick={() => part.step(-1)}
      />
      <Button
        type="text"
        aria-label={t('desk.next')}
        aria-disabled={part.index + 1 >= part.length}
        icon={<Icon name="chevron" />}
        onClick={() => part.step(1)}
      />
    </div>
  )
}

/** Where the page itself scrolls, on a phone, another posting begins at its top. */
function useTopOfPage(id: string | undefined): void {
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== undefined && id !== undefined && id !== last.current) window.scrollTo(0, 0)
    last.current = id ?? last.current
  }, [id])
}
