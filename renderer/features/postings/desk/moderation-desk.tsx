import './desk.css'
import './queue/queue.css'
import './review/posting-review.css'
import { Button, type InputRef } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { HeldLine } from './decide/held-line.tsx'
import { Questions } from './decide/questions.tsx'
import { useReview } from './decide/use-review.ts'
import { useStoredWhenLeft } from './decide/use-stored-when-left.ts'
import { useDeskKeys } from './desk-keys.ts'
import { postingsPart } from './desk-parts.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { QueueDrawer, QueuePane } from './queue/queue.tsx'
import { useQueueFocus } from './queue/use-queue-focus.ts'
import { Position } from './review/desk-foot.tsx'
import { type Desk, useDesk } from './use-desk.ts'

interface Props {
  renderPublicText: (job: Job) => ReactNode
  extra?: ReactNode
}

/**
 * Where the administrator reads what employers sent and decides about it, one posting after the other. `renderPublicText` draws the text
 * of a posting as the public reads it; `extra` stands beside the queue's filter.
 */
export function ModerationDesk({ renderPublicText, extra }: Props) {
  const search = useRef<InputRef>(null)
  const area = useRef<HTMLDivElement>(null)
  const desk = useDesk()
  const { chosen, shown } = desk
  const focus = useQueueFocus(chosen, area)
  const review = useReview(desk, focus.keep)
  const [open, setOpen] = useState<'keys' | 'queue' | null>(null)
  const navigate = useNavigate()
  const close = () => setOpen(null)
  const step = (by: number) => {
    focus.follow()
    desk.step(by)
  }
  useStoredWhenLeft(area)
  useTopOfPage(shown?.id)
  useDeskKeys(area, {
    j: () => step(1),
    k: () => step(-1),
    a: () => review.press('approve'),
    r: () => review.press('reject'),
    u: review.undo,
    e: () => shown && navigate(paths.editJob(shown.id)),
    '/': () => search.current?.focus(),
    '?': () => setOpen('keys')
  })

  return (
    <div ref={area} className="desk">
      <h1 className="sr">{t('nav.requests')}</h1>
      <QueuePane
        desk={desk}
        row={focus.row}
        search={search}
        extra={extra}
        onStep={step}
        onKeys={() => setOpen('keys')}
      />
      <section className="sheet" aria-label={t('desk.posting')}>
        <DeskHead desk={desk} onQueue={() => setOpen('queue')} />
        {postingsPart.pane({ desk, review, renderPublicText, above: <HeldLine onUndo={review.undo} /> })}
      </section>
      <p className="sr" role="status">
        {shown && shown.id === review.arrived && t('desk.arrived', { title: shown.title })}
      </p>
      <QueueDrawer open={open === 'queue'} onClose={close} desk={desk} extra={extra} />
      <KeysDialog open={open === 'keys'} onClose={close} />
      <Questions review={review} />
    </div>
  )
}

/** On a phone, above the posting: the way to the queue, and to the next posting. */
function DeskHead({ desk, onQueue }: { desk: Desk; onQueue: () => void }) {
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
      <Position desk={desk} />
      <Button
        type="text"
        className="desk-up"
        aria-label={t('desk.previous')}
        aria-disabled={desk.index <= 0}
        icon={<Icon name="chevron" />}
        onClick={() => desk.step(-1)}
      />
      <Button
        type="text"
        aria-label={t('desk.next')}
        aria-disabled={desk.index + 1 >= (desk.jobs?.length ?? 0)}
        icon={<Icon name="chevron" />}
        onClick={() => desk.step(1)}
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
