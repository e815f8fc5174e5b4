import { useEffect } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { isUnread } from '#shared/domain/application/application.ts'

/** Unread applications are counted among so many of the newest. */
const maxUnreadCounted = 200

/**
 * Fills the store of the public pages with the jobs that this candidate has applied to, and how many answers are new,
 * for as long as they are signed in.
 */
export function useAppliedJobsSync(uid: string): void {
  const { applications } = useRepositories()
  useEffect(() => {
    // What cannot be read now comes with the next change; until then a button may offer to apply again, which is
    // refused.
    const ignoreError = () => {}
    const stops = [
      applications.watchApplied(uid, (applied) => useApplyStore.setState({ applied }), ignoreError),
      applications.watchOwn(
        uid,
        maxUnreadCounted,
        (own) => useApplyStore.setState({ unread: own.applications.filter(isUnread).length }),
        ignoreError
      )
    ]
    return () => {
      for (const stop of stops) stop()
      useApplyStore.setState({ applied: new Set(), unread: 0, job: null })
    }
  }, [applications, uid])
}
