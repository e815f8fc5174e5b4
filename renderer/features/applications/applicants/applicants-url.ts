import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { type ApplicantFilter, formatFilter, parseFilter } from './filter/applicant-filter.ts'

export type ApplicantsUrl = ReturnType<typeof parseAddress>

/** Parameters of the jobs' list, preserved for the way back. */
const namesOfJobs = ['q', 'status', 'category', 'place', 'new', 'sort', 'page', 'show', 'columns']

export function useApplicantsUrl(): ApplicantsUrl {
  const { search } = useLocation()
  return useMemo(() => parseAddress(search), [search])
}

export function parseAddress(search: string) {
  const params = new URLSearchParams(search)
  const isApplicantsTab = params.get('tab') !== 'shortlist'
  const view = isApplicantsTab ? [...params].filter(([name]) => namesOfJobs.includes(name)) : []
  const buildAddress = (selected: readonly (readonly [string, string])[]) => {
    const query = new URLSearchParams([...selected, ...view].map(([name, value]) => [name, value])).toString()
    return query === '' ? paths.dashboard : `${paths.dashboard}?${query}`
  }
  const jobId = (isApplicantsTab && params.get('applicants')) || undefined
  const open = (jobId && params.get('applicant')) || undefined
  const filter = parseFilter(jobId === undefined ? new URLSearchParams() : params)
  // A filter is about one job's applicants.
  const filterOf = (id: string) => (id === jobId ? formatFilter(filter) : [])
  return {
    /** undefined: the jobs are shown. */
    jobId,
    /** Id of the open application. */
    open,
    filter,
    /** The jobs, with their own filter. */
    jobs: buildAddress([]),
    buildJobAddress: (id: string) => buildAddress([['applicants', id], ...filterOf(id)]),
    /** New applicants of one job, or the jobs that have some. */
    buildNewAddress: ([id = '', ...others]: readonly string[]) =>
      `${paths.dashboard}?${new URLSearchParams(others.length > 0 ? { new: '1' } : { applicants: id, stage: 'new' })}`,
    buildApplicantAddress: (id: string, applicant: string) =>
      buildAddress([['applicants', id], ['applicant', applicant], ...filterOf(id)]),
    buildFilterAddress: (other: ApplicantFilter) =>
      buildAddress([
        ['applicants', jobId ?? ''],
        ...(open === undefined ? [] : [['applicant', open] as const]),
        ...formatFilter(other)
      ])
  }
}
