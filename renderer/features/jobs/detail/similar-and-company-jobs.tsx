import './similar-and-company-jobs.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useLiveJobs } from '#renderer/hooks/companies/use-company.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { JobWho } from '../card/job-card-summary.tsx'

const maxShown = 3

/** Renders its children once the reader comes near: most of them read no further, and a shared board counts reads. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px'
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return <div ref={place}>{isNear && children}</div>
}

/** Live jobs of the category, newest first; without one, of all. */
export function SimilarJobs({ job: { id, category } }: { job: Pick<Job, 'id' | 'category'> }) {
  const { jobs } = useServices()
  const { data } = useLiveQuery<readonly Job[]>(
    (onData, onError) =>
      jobs.watchSearch(
        { q: '', location: '', category, type: '' },
        // One of them may be this job.
        maxShown + 1,
        (found) => onData(found.jobs),
        onError
      ),
    [jobs, category],
    { name: `similar ${category}` }
  )
  const name = category.trim()
  return (
    <ShortList title={t('ended.similar', { category: name === '' ? 'none' : 'some', name })} jobs={data} except={id} />
  )
}

/** Other open jobs of the company. */
export function CompanyJobs({ id, company }: { id: string; company: Pick<Company, 'id' | 'name'> }) {
  const { data } = useLiveJobs(company.id, maxShown + 1)
  return (
    <ShortList title={t('job.companyJobs', { company: company.name })} jobs={data?.jobs} except={id}>
      <Link to={paths.company(company.id)}>{t('job.companyJobs.all')}</Link>
    </ShortList>
  )
}

interface ShortListProps {
  title: string
  jobs: readonly Job[] | undefined
  /** The job that is open. */
  except: string
  children?: ReactNode
}

function ShortList({ title, jobs = [], except, children }: ShortListProps) {
  const others = jobs.filter(({ id }) => id !== except).slice(0, maxShown)
  if (others.length === 0) return null
  return (
    <section className="similar">
      <h2>{title}</h2>
      <ul>
        {others.map((job) => {
          const pay = findGivenSalary(job)
          return (
            <li key={job.id}>
              <h3>
                <Link to={paths.job(job.id)}>{job.title}</Link>
              </h3>
              <p className="soft">
                <JobWho job={job} />
              </p>
              {pay && <p>{pay}</p>}
            </li>
          )
        })}
      </ul>
      {children}
    </section>
  )
}
