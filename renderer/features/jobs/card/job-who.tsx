import type { ReactNode } from 'react'
import type { Job } from '#shared/domain/job/job.ts'

interface Props {
  job: Pick<Job, 'company' | 'location'>
  /** Marks what a search looks for in the company's name. */
  mark?: ((text: string) => ReactNode) | undefined
}

/** 'Company · Place', with what is blank left out. */
export function JobWho({ job, mark }: Props) {
  const company = job.company.trim()
  const location = job.location.trim()
  return (
    <>
      {mark ? mark(company) : company}
      {company && location && <span className="dot">·</span>}
      {location}
    </>
  )
}
