import { useEffect } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplying } from '#renderer/stores/apply-store.ts'
import { isUnread } from '#shared/domain/application.ts'

/** The unread ones are counted among so many of the newest. */
const looked = 200

/** Tells the public pages what this candidate has applied to, and how many answers are new, for as long as they are signed in. */
export function useFollowedMarks(uid: string): void {
  const { applications } = useRepositories()
  useEffect(() => {
    // What cannot be read now is told by the next change; until then a button may offer what is refused as already done.
    const missed = () => {}
    const stops = [
      applications.watchApplied(uid, (applied) => useApplying.setState({ applied }), missed),
      applications.watchOwn(
        uid,
        looked,
        (own) => useApplying.setState({ unread: own.applications.filter(isUnread).length }),
        missed
      )
    ]
    return () => {
      for (const stop of stops) stop()
      useApplying.setState({ applied: new Set(), unread: 0, job: null })
    }
  }, [applications, uid])
}
