import { useEffect, useState } from 'react'

/** How long the details of a job are said to be loading at least. */
export const jobDetailDelayMs = 500

/** True once the details of this job may be shown. */
export function useJobDetailDelay(id: string): boolean {
  const [waitedFor, setWaitedFor] = useState<string | null>(null)

  useEffect(() => {
    const delay = setTimeout(() => setWaitedFor(id), jobDetailDelayMs)
    return () => clearTimeout(delay)
  }, [id])

  return waitedFor === id
}
