import { useCallback, useEffect, useState } from 'react'
import type { Applications } from '#renderer/data/applications-repository.ts'
import { useApplications } from '#renderer/hooks/use-applications.ts'
import { isUnread } from '#shared/domain/application.ts'

/** How many more are shown at a time. */
const some = 20

interface OwnApplications {
  /** undefined: not known yet. */
  own: Applications | undefined
  /** The ids of those that were answered since the person last looked: they stay so while they look. */
  fresh: ReadonlySet<string>
  failed: boolean
  retry: () => void
  showMore: () => void
}

/** What a candidate has applied to, newest first, now and after each change. What is shown counts as read from then on. */
export function useOwnApplications(uid: string): OwnApplications {
  const applications = useApplications()
  const [own, setOwn] = useState<Applications>()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState(some)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((number) => number + 1), [])
  const showMore = useCallback(() => setShown((number) => number + some), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    const found = (result: Applications) => {
      const unread = result.applications.filter(isUnread)
      setOwn(result)
      setFailed(false)
      if (unread.length === 0) return
      setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]))
      // That it was read is written down at leisure: when it fails it is unread once more, and nothing is lost.
      for (const application of unread) applications.markRead(application).catch(() => {})
    }
    return applications.watchOwn(uid, shown, found, () => setFailed(true))
  }, [applications, uid, shown, attempt])

  return { own, fresh, failed, retry, showMore }
}
