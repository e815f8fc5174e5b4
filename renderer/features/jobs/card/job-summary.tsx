import type { ReactElement } from 'react'
import type { Job } from '#shared/domain/job/job.ts'
import { findGivenSalary } from '#shared/domain/job/job-defaults.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

export function JobTags({ job }: { job: Job }) {
  const pay = findGivenSalary(job)
  const type = job.type.trim()
  const category = job.category.trim()
  if (!pay && !type && !category) return null
  return (
    <ul className="tags">
      {pay && <li className="tag tag-pay">{pay}</li>}
      {type && <li className="tag">{type}</li>}
      {category && <li className="tag">{category}</li>}
    </ul>
  )
}

/** 'Stone Setter · Shah Jewels · Surat GJ': what the page of a job is called. */
export function formatJobTitle({ title, company, location }: Pick<Job, 'title' | 'company' | 'location'>): string {
  return joinParts([title.trim(), company.trim(), location.trim()])
}

interface Props {
  job: Pick<Job, 'company' | 'location'>
  mark?: ((text: string) => ReactElement) | undefined
}

export function JobWho({ job, mark }: Props) {
  const company = job.company.trim()
  const location = job.location.trim()
  return (
    <>
      {mark ? mark(company) : <span>{company}</span>}
      {company && location && <span className="dot">·</span>}
      <span>{location}</span>
    </>
  )
}
