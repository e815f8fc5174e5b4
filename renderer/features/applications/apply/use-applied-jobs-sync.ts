import { useEffect } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'

/** Keeps the candidate's applied jobs and unread answers in the store of the public pages. */
export function useAppliedJobsSync(uid: string): void {
  const { applications, invitations, thread } = useRepositories()
  useEffect(() => {
    // A failed read is made good by the next change; applying twice is refused meanwhile.
    const ignoreError = () => {}
    const stops = [
      applications.watchApplied(uid, (applied) => useApplyStore.setState({ applied }), ignoreError),
      thread.watch(
        (opened) => opened.watchNew('candidate', ({ size }) => useApplyStore.setState({ unread: size }), ignoreError),
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
  }, [applications, invitations, thread, uid])
}
