import { useEffect, useState } from 'react'
import type { Job } from '#shared/domain/job/job.ts'
import { readLife } from '#shared/domain/job/job-life.ts'

/** Reading the histories of so many jobs is no work that anybody notices. */
const atOnce = 1000

/** The newest list of jobs whose histories are all read, a few at a time: with 10,000 of them the page answers meanwhile. */
export function useReadLives(jobs: readonly Job[] | undefined): readonly Job[] | undefined {
  const [read, setRead] = useState<readonly Job[]>()
  useEffect(() => {
    if (!jobs) return
    let next = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      for (const job of jobs.slice(next, next + atOnce)) readLife(job)
      next += atOnce
      if (next < jobs.length) timer = setTimeout(step)
      else setRead(jobs)
    }
    step()
    return () => clearTimeout(timer)
  }, [jobs])
  return read
}
