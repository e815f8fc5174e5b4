import { useCallback } from 'react'
import type { EmployerAccount } from '#renderer/data/employers-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** Finds the unconfirmed owner of a job, on a board of this device: where accounts have a mail box, their addresses are verified instead. */
export function useUnconfirmedOwners(): (job: Job | null | undefined) => EmployerAccount | undefined {
  const { employers } = useRepositories()
  const isHere = useServices().accounts.mail === undefined
  const { data } = useWatchedQuery(isHere ? employers.watch : undefined)
  return useCallback(
    (job) => data?.find(({ uid, confirmedAt, ban }) => uid === job?.employerId && confirmedAt === undefined && !ban),
    [data]
  )
}
