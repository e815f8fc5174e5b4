import '#renderer/messages/job-messages.ts'
import { useMatch } from 'react-router-dom'
import { jobPattern } from '#renderer/app/paths.ts'
import { JobDetail } from '#renderer/features/jobs/detail/job-detail.tsx'

export function JobRoute() {
  const jobId = useMatch(jobPattern)?.params.jobId ?? ''
  return (
    <div className="page">
      <JobDetail id={jobId} />
    </div>
  )
}
