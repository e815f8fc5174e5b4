import { useCallback, useEffect, useState } from 'react'
import type { Applications } from '#renderer/data/applications-repository.ts'
import { useApplications } from '#renderer/hooks/use-applications.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'

/** How many applications are ever shown to one person: the newest. */
const most = 2000

export interface Applicants {
  /** Everything that reached this employer, for the administrator: everybody; undefined: not known yet. */
  known: Applications | undefined
  failed: boolean
  /** Counts up with `retry`. */
  attempt: number
  retry: () => void
}

/** Who applied to the jobs of an employer, now and after every change. */
export function useApplicants({ uid, isAdmin }: SessionUser): Applicants {
  const applications = useApplications()
  const [known, setKnown] = useState<Applications>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((number) => number + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    const found = (all: Applications) => {
      setKnown(all)
      setFailed(false)
    }
    const fail = () => setFailed(true)
    return isAdmin ? applications.watchAll(most, found, fail) : applications.watchForEmployer(uid, most, found, fail)
  }, [applications, uid, isAdmin, attempt])

  return { known, failed, attempt, retry }
}
