import { useLocation } from 'react-router-dom'
import { parseJobId } from '#renderer/config/paths.ts'
import { JobDetail } from '#renderer/features/jobs/detail/job-detail.tsx'
import house from '#renderer/messages/house.json'
import job from '#renderer/messages/job.json'
import { load } from '#renderer/messages/messages.ts'

load({ ...job, ...house })

export function Route() {
  const jobId = parseJobId(useLocation().pathname)
  return (
    <div className="page">
      <JobDetail id={jobId} />
    </div>
  )
}
