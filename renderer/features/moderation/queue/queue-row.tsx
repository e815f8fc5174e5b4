import type { ReactNode } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { useNow } from '#renderer/hooks/use-now.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  title: string
  /** Since when it waits: an instant or a day, ISO 8601. */
  at: string
  /** Whose it is, and where; what is blank is left out. */
  who: readonly string[]
  isSelected?: boolean
  /** Before whose it is. */
  state?: ReactNode
  children?: ReactNode
}

export function QueueRow({ title, at, who, isSelected = false, state, children }: Props) {
  return (
    <>
      <span className="queue-line">
        {isSelected && (
          <span className="queue-selected">
            <Icon name="check" />
            <span className="sr">{t('moderation.selected')}</span>
          </span>
        )}
        <b>{title}</b>
        <span className="small faint">
          <Ago at={at} />
        </span>
      </span>
      <span className="queue-line small soft">
        {state}
        <span className="queue-who">{joinDotted(who)}</span>
        {children}
      </span>
    </>
  )
}

export function joinDotted(parts: readonly string[]): ReactNode {
  // A company may be called like its place.
  return [...new Set(parts)]
    .filter((part) => part.trim() !== '')
    .map((part, index) => (
      <span key={part}>
        {index > 0 && <span className="dot">·</span>}
        <span>{part}</span>
      </span>
    ))
}

const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago it was, '2 h', kept up to date; in full words for screen readers. */
function Ago({ at }: { at: string }) {
  const age = computeAge(at, useNow())
  if (!age) return null
  return (
    <time dateTime={at}>
      <span aria-hidden="true">{formatShort(age)}</span>
      <span className="sr">
        {age.count === 0 && age.unit === 'minute' ? formatShort(age) : relativeTime.format(-age.count, age.unit)}
      </span>
    </time>
  )
}

function formatShort({ count, unit }: Age): string {
  if (count === 0) return t(unit === 'day' ? 'moderation.ago.today' : 'moderation.ago.now')
  return t(`moderation.ago.${unit}`, { count })
}

type Age = { count: number; unit: 'minute' | 'hour' | 'day' }

/** How long ago an instant or a day was, in the largest unit that fits; null: it is neither. */
export function computeAge(at: string, now: Date): Age | null {
  const whole = at.includes('T')
  // A day begins at midnight where the person is.
  const minutes = Math.floor((now.getTime() - Date.parse(whole ? at : `${at}T00:00`)) / 60_000)
  if (Number.isNaN(minutes)) return null
  const unit = whole && minutes < 60 ? 'minute' : whole && minutes < 1440 ? 'hour' : 'day'
  return { count: Math.max(0, Math.floor(minutes / { minute: 1, hour: 60, day: 1440 }[unit])), unit }
}
