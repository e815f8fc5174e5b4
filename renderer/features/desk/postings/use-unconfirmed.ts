import type { EmployerAccount } from '#renderer/data/employers-repository.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { Job } from '#shared/domain/job/job.ts'

/** The unconfirmed owner of a posting, on a board of this device: where accounts have a mail box, their addresses are verified instead. */
export function useUnconfirmed(job: Job | null | undefined): EmployerAccount | undefined {
  const { employers } = useRepositories()
  const isHere = useServices().accounts.mail === undefined
  const { data } = useLiveQuery<EmployerAccount[]>(
    (onData, onError) => (isHere ? employers.watch(onData, onError) : undefined),
    [employers, isHere]
  )
  return data?.find(({ uid, confirmedAt, ban }) => uid === job?.employerId && confirmedAt === undefined && !ban)
}
