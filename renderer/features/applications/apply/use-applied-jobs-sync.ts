import { useEffect } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { isUnread } from '#shared/domain/application/application.ts'

/** Unread applications are counted among so many of the newest. */
const maxUnreadCounted = 200

/** Keeps the candidate's applied jobs and unread answers in the store of the public pages. */
export function useAppliedJobsSync(uid: string): void {
  const { applications, invitations } = useRepositories()
  useEffect(() => {
    // A failed read is made good by the next change; applying twice is refused meanwhile.
    const ignoreError = () => {}
    const stops = [
      applications.watchApplied(uid, (applied) => useApplyStore.setState({ applied }), ignoreError),
      applications.watchOwn(
        uid,
        maxUnreadCounted,
        (own) => useApplyStore.setState({ unread: own.applications.filter(isUnread).length }),
        ignoreError
      ),
      invitations.watchOwn(
        uid,
        (own) => useApplyStore.setState({ invited: own.filter(({ state }) => state === 'sent').length }),
        ignoreError
      )
    ]
    return () => {
      for (const stop of stops) stop()
      useApplyStore.setState({ applied: new Set(), unread: 0, invited: 0, job: null })
    }
  }, [applications, invitations, uid])
}
