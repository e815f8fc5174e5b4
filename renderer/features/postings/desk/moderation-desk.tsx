import './desk.css'
import './queue.css'
import './posting-review.css'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { DeskHead } from './desk-head.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Questions } from './questions.tsx'
import { QueueDrawer } from './queue-drawer.tsx'
import { QueuePane } from './queue-pane.tsx'
import { ReviewPane } from './review-pane.tsx'
import { useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useQueueFocus } from './use-queue-focus.ts'
import { useReview } from './use-review.ts'
import { useTopOfPage } from './use-top-of-page.ts'

interface Props {
  /** The text of a posting as the public reads it. */
  renderPublicText: (job: Job) => ReactNode
}

/** Where the administrator reads what employers sent and decides about it, one posting after the other. */
export function ModerationDesk({ renderPublicText }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const desk = useDesk()
  const { chosen, shown } = desk
  const focus = useQueueFocus(area, chosen)
  const review = useReview(desk, focus.keep)
  const [open, setOpen] = useState<'keys' | 'queue' | null>(null)
  const navigate = useNavigate()
  const close = () => setOpen(null)
  const step = (by: number) => {
    focus.follow()
    desk.step(by)
  }
  useTopOfPage(shown?.id)
  useDeskKeys(area, {
    j: () => step(1),
    k: () => step(-1),
    a: () => review.press('approve'),
    r: () => review.press('reject'),
    e: () => shown && navigate(paths.editJob(shown.id)),
    '?': () => setOpen('keys')
  })

  return (
    <div ref={area} className="desk">
      <h1 className="sr">{t('nav.requests')}</h1>
      <QueuePane desk={desk} row={focus.row} onStep={step} onKeys={() => setOpen('keys')} />
      <section className="sheet" aria-label={t('desk.posting')}>
        <DeskHead desk={desk} onQueue={() => setOpen('queue')} />
        <ReviewPane desk={desk} review={review} renderPublicText={renderPublicText} />
      </section>
      <p className="sr" role="status">
        {shown && shown.id === review.arrived && t('desk.arrived', { title: shown.title })}
      </p>
      <QueueDrawer open={open === 'queue'} onClose={close} desk={desk} />
      <KeysDialog open={open === 'keys'} onClose={close} />
      <Questions review={review} />
    </div>
  )
}
