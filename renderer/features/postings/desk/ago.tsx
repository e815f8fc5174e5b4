import { useEffect, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { type Age, computeAge } from './submission.ts'

const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago it was, '2 h', kept up to date; in full words for those who hear it. */
export function Ago({ at }: { at: string }) {
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
  if (count === 0) return t(unit === 'day' ? 'desk.ago.today' : 'desk.ago.now')
  return t(`desk.ago.${unit}`, { count })
}

/** The time, to the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
