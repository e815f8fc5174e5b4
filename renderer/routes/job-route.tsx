import { useLocation } from 'react-router-dom'
import { parseJobId } from '#renderer/config/paths.ts'
import { JobDetail } from '#renderer/features/jobs/detail/job-detail.tsx'

export function Route() {
  const jobId = parseJobId(useLocation().pathname)
  return (
    <div className="page">
      <JobDetail id={jobId} />
    </div>
  )
}
