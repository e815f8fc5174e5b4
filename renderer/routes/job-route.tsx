import { useLocation } from 'react-router-dom'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { parseJobId } from '#renderer/config/paths.ts'
import { JobDetail } from '#renderer/features/jobs/detail/job-detail.tsx'
import { useSession } from '#renderer/stores/session-store.ts'

// With the repositories and the texts of members.
const AlreadyAppliedNote = lazyPart(() =>
  import('#renderer/features/applications/apply/already-applied-note.tsx').then((code) => code.AlreadyAppliedNote)
)

export function Route() {
  const jobId = parseJobId(useLocation().pathname)
  const uid = useSession(({ user }) => (user?.role === 'Candidate' ? user.uid : ''))
  return (
    <div className="page">
      <JobDetail id={jobId} applied={uid && <AlreadyAppliedNote key={uid} jobId={jobId} />} />
    </div>
  )
}
