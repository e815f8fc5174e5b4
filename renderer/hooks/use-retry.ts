import { useCallback, useState } from 'react'

/** Counts attempts: an effect that depends on the number runs again when the person asks for another try. */
export function useRetry(): { attempt: number; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((number) => number + 1), [])
  return { attempt, retry }
}
