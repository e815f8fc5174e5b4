import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { Position } from './position.tsx'
import type { Desk } from './use-desk.ts'

/** On a phone, above the posting: the way to the queue, and to the next posting. */
export function DeskHead({ desk, onQueue }: { desk: Desk; onQueue: () => void }) {
  return (
    <div className="desk-head">
      <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={onQueue}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h9" />
        </svg>
        {t('desk.queue')}
      </button>
      <Position desk={desk} />
      <button
        type="button"
        className="btn btn-icon desk-up"
        aria-label={t('desk.previous')}
        aria-disabled={desk.index <= 0}
        onClick={() => desk.step(-1)}
      >
        <Icon name="chevron" />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('desk.next')}
        aria-disabled={desk.index + 1 >= (desk.jobs?.length ?? 0)}
        onClick={() => desk.step(1)}
      >
        <Icon name="chevron" />
      </button>
    </div>
  )
}
