import { needsApproval } from '#renderer/data/employers-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useNow } from '#renderer/hooks/use-now.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { type AdministratorDay, readAdministratorDay } from '#shared/domain/employer-day-tasks.ts'
import { useOwnJobs } from './job-queries.ts'

/** What cannot be read counts as none. */
export function useAdministratorDay(uid: string): AdministratorDay {
  const { applications } = useRepositories()
  const { data: newApplicants = 0 } = useWatchedQuery(applications.watchNewCount, uid)
  const { data } = useOwnJobs(uid)
  return readAdministratorDay({ newApplicants, unapproved: useUnapprovedCount(true), jobs: data?.jobs ?? [] }, useNow())
}

/** How many employers of this device wait for the administrator's approval. With mail, addresses are verified instead. */
export function useUnapprovedCount(isAdmin: boolean): number {
  const isHere = useServices().accounts.mail === undefined
  const { employers } = useRepositories()
  const { data } = useWatchedQuery(isAdmin && isHere ? employers.watch : undefined)
  return data?.filter(needsApproval).length ?? 0
}
