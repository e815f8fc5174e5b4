import { useState } from 'react'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { isLiveDays } from '#shared/domain/job/job-expiry.ts'
import type { usePostingTexts } from '../use-posting-texts.ts'
import { readStoredDays } from './typed-terms.ts'

type Posting = Pick<ReturnType<typeof usePostingTexts>, 'terms' | 'setTerms' | 'base'>

/** Under which terms a posting is sent: for how long it lives, and that nobody pays for the job. */
export function usePostingTerms({ isAdmin }: SessionUser, { terms, setTerms, base }: Posting) {
  const before = readStoredDays(base)
  const { isFree } = terms
  const [isTried, setTried] = useState(false)
  const days = terms.days === undefined ? before : terms.days
  const areDaysBad = !isLiveDays(days)
  // The administrator makes the rule, and affirms it to nobody.
  const isFeeOpen = !isAdmin && !isFree
  return {
    days,
    setDays: (typed: number | null) => setTerms({ ...terms, days: typed }),
    asksForFree: !isAdmin,
    isFree,
    setFree: (isAffirmed: boolean) => setTerms({ ...terms, isFree: isAffirmed }),
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
