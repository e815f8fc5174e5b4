import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { type ApplicantFilter, formatFilter, parseFilter } from './filter/applicant-filter.ts'

/** Which applicants are shown. It is stored in the address: Back, a reload and a shared link find it again. */
export interface ApplicantsAddress {
  /** The job whose applicants are shown; undefined: the postings are. */
  jobId: string | undefined
  /** The id of the application that is open. */
  open: string | undefined
  /** Which of the applicants are shown. */
  filter: ApplicantFilter
  /** Address of the postings, as one came from them. */
  postings: string
  /** The applicants of a job; those who were chosen of the one that is shown. */
  buildJobAddress: (jobId: string) => string
  buildApplicantAddress: (jobId: string, id: string) => string
  /** The job that is shown, with another filter. */
  buildFilterAddress: (filter: ApplicantFilter) => string
}

/** How the list of postings stands in the same address: the way back leads to what was looked for there. */
const namesOfPostings = ['q', 'status', 'category', 'place', 'sort', 'page', 'show', 'columns']

export function useApplicantsAddress(): ApplicantsAddress {
  const { search } = useLocation()
  return useMemo(() => parseAddress(search), [search])
}

export function parseAddress(search: string): ApplicantsAddress {
  const params = new URLSearchParams(search)
  const isApplicantsTab = params.get('tab') !== 'shortlist'
  const view = isApplicantsTab ? [...params].filter(([name]) => namesOfPostings.includes(name)) : []
  const buildAddress = (selected: readonly (readonly [string, string])[]) => {
    const query = new URLSearchParams([...selected, ...view].map(([name, value]) => [name, value])).toString()
    return query === '' ? paths.dashboard : `${paths.dashboard}?${query}`
  }
  const jobId = (isApplicantsTab && params.get('applicants')) || undefined
  const open = (jobId && params.get('applicant')) || undefined
  const filter = parseFilter(jobId === undefined ? new URLSearchParams() : params)
  // Another job has other people: what was looked for among these says nothing there.
  const filterOf = (id: string) => (id === jobId ? formatFilter(filter) : [])
  return {
    jobId,
    open,
    filter,
    postings: buildAddress([]),
    buildJobAddress: (id) => buildAddress([['applicants', id], ...filterOf(id)]),
    buildApplicantAddress: (id, applicant) =>
      buildAddress([['applicants', id], ['applicant', applicant], ...filterOf(id)]),
    buildFilterAddress: (other) =>
      buildAddress([
        ['applicants', jobId ?? ''],
        ...(open === undefined ? [] : [['applicant', open] as const]),
        ...formatFilter(other)
      ])
  }
}
