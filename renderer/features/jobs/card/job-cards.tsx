import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { JobCard } from './job-card.tsx'
import { useShare } from './use-share.ts'

export function JobCards({ jobs }: { jobs: readonly Job[] }) {
  const share = useShare()
  const mayEdit = useSession(({ user }) => user?.isAdmin ?? false)
  return (
    <ul>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} mayEdit={mayEdit} onShare={share} />
        </li>
      ))}
    </ul>
  )
}
