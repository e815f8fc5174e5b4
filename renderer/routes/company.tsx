import '#renderer/look/fields.css'
import { useLocation } from 'react-router-dom'
import { parseJobId } from '#renderer/config/paths.ts'
import { HousePage } from '#renderer/features/houses/page/house-page.tsx'
import { JobCardSkeleton, JobCards } from '#renderer/features/jobs/card/job-card.tsx'

export function Route() {
  // Ends in the id of a house as a job's address does in the job's.
  const id = parseJobId(`/jobs${useLocation().pathname.slice('/companies'.length)}`)
  return (
    <div className="page">
      <HousePage key={id} id={id} renderJobs={(jobs) => (jobs ? <JobCards jobs={jobs} /> : <JobCardSkeleton />)} />
    </div>
  )
}
