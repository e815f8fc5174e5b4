import { useEffect, useState } from 'react'

/** The time to the minute while mounted: what says 'today' must not say it tomorrow. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
