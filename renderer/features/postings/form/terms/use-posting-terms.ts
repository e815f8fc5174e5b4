import { useState } from 'react'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isLiveDays, readLiveDays } from '#shared/domain/job/job-expiry.ts'

/** Under which terms a posting is sent: for how long it lives, and that nobody pays for the job. */
export function usePostingTerms({ isAdmin }: SessionUser, base: Job | undefined) {
  const before = readLiveDays(base ?? { liveDays: undefined })
  /** null: nothing stands in the field; undefined: what is stored. */
  const [typed, setTyped] = useState<number | null>()
  const [isFree, setFree] = useState(false)
  const [isTried, setTried] = useState(false)
  const days = typed === undefined ? before : typed
  const areDaysBad = !isLiveDays(days)
  // The administrator makes the rule, and affirms it to nobody.
  const isFeeOpen = !isAdmin && !isFree
  return {
    days,
    setDays: setTyped,
    asksForFree: !isAdmin,
    isFree,
    setFree,
    areDaysBad: isTried && areDaysBad,
    isFeeOpen: isTried && isFeeOpen,
    /** What is sent of it. */
    liveDays: isLiveDays(days) && days !== before ? days : undefined,
    /** Whether it can be sent so; says what is missing from then on. */
    check(): boolean {
      setTried(true)
      return !areDaysBad && !isFeeOpen
    }
  }
}

export type PostingTerms = ReturnType<typeof usePostingTerms>
