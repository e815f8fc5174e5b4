import { useEffect } from 'react'
import { useServices } from '#renderer/hooks/services-context.ts'
import type { Subscribe } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** Keeps the candidate's applied jobs and unread answers in the store of the public pages. */
export function useAppliedJobsSync(uid: string): void {
  const { applications, invitations, thread } = useRepositories()
  useEffect(() => {
    // A failed read is repaired by the next change; until then applying twice is refused.
    const ignoreError = () => {}
    const stops = [
      applications.watchApplied(uid, (applied) => useApplyStore.setState({ applied }), ignoreError),
      thread.watch(
        (opened) => opened.watchNew(({ size }) => useApplyStore.setState({ unread: size }), ignoreError),
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
      useApplyStore.setState({ applied: new Set(), unread: undefined, invited: undefined })
    }
  }, [applications, invitations, thread, uid])
}

/** Opens the application for which a candidate was sent to sign in, unless they have applied already. */
export function useApplyAfterLogin(uid: string): void {
  const { jobs } = useServices()
  const { applications } = useRepositories()
  const wanted = useApplyStore((applying) => applying.wanted)
  useEffect(() => {
    if (wanted === undefined) return
    let isCurrent = true
    const begin = async () => {
      const [applied, job] = await Promise.all([
        readFirst<ReadonlySet<string>>((...on) => applications.watchApplied(uid, ...on)),
        readFirst<Job | null>((...on) => jobs.watchJob(wanted, ...on))
      ])
      if (isCurrent) useApplyStore.setState(job && !applied.has(wanted) ? { job } : { typed: undefined })
    }
    begin()
      .catch(() => {})
      .finally(() => isCurrent && useApplyStore.setState({ wanted: undefined }))
    return () => {
      isCurrent = false
    }
  }, [applications, jobs, uid, wanted])
}

/** The first result of a live query. */
function readFirst<Data>(subscribe: Subscribe<Data>): Promise<Data> {
  return new Promise<Data>((resolve, reject) => {
    const stop = subscribe(
      (data) => end(() => resolve(data)),
      (error) => end(() => reject(error))
    )
    // A live query calls back asynchronously: `stop` is set by then.
    const end = (settle: () => void) => {
      stop?.()
      settle()
    }
  })
}
