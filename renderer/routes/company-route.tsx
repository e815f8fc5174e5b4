import '#renderer/styles/fields.css'
import { useLocation } from 'react-router-dom'
import { parseJobId } from '#renderer/config/paths.ts'
import { CompanyPage } from '#renderer/features/companies/page/company-page.tsx'
import { JobCardSkeleton, JobCards } from '#renderer/features/jobs/card/job-card.tsx'

export function Route() {
  // Ends in the id of a company as a job's address does in the job's.
  const id = parseJobId(`/jobs${useLocation().pathname.slice('/companies'.length)}`)
  return (
    <div className="page">
      <CompanyPage key={id} id={id} renderJobs={(jobs) => (jobs ? <JobCards jobs={jobs} /> : <JobCardSkeleton />)} />
    </div>
  )
}
