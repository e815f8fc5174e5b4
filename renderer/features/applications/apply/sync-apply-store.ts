import { useEffect } from 'react'
import { runWhenIdle } from '#renderer/hooks/run-when-idle.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import type { Subscribe } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'

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

/** Counts the open job as seen by this candidate, for its employer. Never shown when it fails: the next look at the job tries again. */
export function useViewCount(): void {
  const { jobViews } = useRepositories()
  const openJob = useApplyStore((applying) => applying.openJob)
  useEffect(() => {
    if (!openJob || !isPublic(openJob, new Date())) return
    function* count(job: Job) {
      // biome-ignore lint/suspicious/noConsole: a candidate is told nothing of what only an employer reads
      yield jobViews.countView(job).catch((error: unknown) => console.warn(error))
    }
    return runWhenIdle(count(openJob))
  }, [jobViews, openJob])
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
