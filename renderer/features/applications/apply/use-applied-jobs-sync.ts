import { useEffect } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { isUnread } from '#shared/domain/application/application.ts'

/** Unread applications are counted among so many of the newest. */
const maxUnreadCounted = 200

/** Keeps the candidate's applied jobs and unread answers in the store of the public pages. */
export function useAppliedJobsSync(uid: string): void {
  const { applications, invitations, thread } = useRepositories()
  useEffect(() => {
    // A failed read is made good by the next change; applying twice is refused meanwhile.
    const ignoreError = () => {}
    let unread: readonly string[] = []
    let asked: readonly string[] = []
    // An invitation to an interview comes with an unread line of the history, and later ones do not.
    const tell = () => useApplyStore.setState({ unread: new Set([...unread, ...asked]).size })
    const stops = [
      applications.watchApplied(uid, (applied) => useApplyStore.setState({ applied }), ignoreError),
      applications.watchOwn(
        uid,
        maxUnreadCounted,
        (own) => {
          unread = own.applications.filter(isUnread).map(({ id }) => id)
          tell()
        },
        ignoreError
      ),
      thread.watch((opened) => {
        const onNew = (ids: ReadonlySet<string>) => {
          asked = [...ids]
          tell()
        }
        return opened.watchNew('candidate', onNew, ignoreError)
      }, ignoreError),
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
