import { useEffect, useMemo } from 'react'
import { useNow } from '#renderer/hooks/use-now.ts'
import { useQueryLimit } from '#renderer/hooks/use-query-limit.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery, useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { maxOwnJobs, useOwnJobs } from '#renderer/jobs/job-queries.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { type EmployerDay, readEmployerDay } from '#shared/domain/employer-day-tasks.ts'
import type { JobQuestion } from '#shared/domain/report/administrator-question.ts'

const noQuestions: ReadonlyMap<string, JobQuestion> = new Map()

/** Reads what waits for an employer, for the header and the dashboard. What cannot be read counts as none: the dashboard says so. */
export function EmployerDayProvider({ uid }: { uid: string }) {
  const { applications, reports, thread } = useRepositories()
  const sent = useWatchedQuery(applications.watchNewCount, uid)
  const interviews = useLazyWatchedQuery(thread, (opened) => opened.watchInterviews)
  const jobs = useOwnJobs(uid, useQueryLimit({ shared: maxOwnJobs }))
  const asked = useLazyWatchedQuery(reports, (opened) => opened.watchQuestions, uid)
  const now = useNow()
  const isKnown = [sent, interviews, jobs, asked].every(({ data, error }) => data !== undefined || error)
  const day = useMemo((): EmployerDay | undefined => {
    if (!isKnown) return undefined
    const given = { newApplicants: sent.data ?? 0, interviews: interviews.data ?? [], jobs: jobs.data?.jobs ?? [] }
    return readEmployerDay({ ...given, questions: asked.data ?? noQuestions }, now)
  }, [isKnown, sent.data, interviews.data, jobs.data, asked.data, now])
  useEffect(() => useApplyStore.setState({ day }), [day])
  useEffect(() => () => useApplyStore.setState({ day: undefined }), [])
  return null
}
