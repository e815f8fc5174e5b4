import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'

/** Which applicants are open. It is stored in the address: Back, a reload and a shared link find it again. */
export interface ApplicantsAddress {
  /** The job whose applicants are shown; undefined: the postings are. */
  jobId: string | undefined
  /** The id of the application that is open. */
  open: string | undefined
  /** Address of the postings, on the page one came from. */
  postings: string
  buildJobAddress: (jobId: string) => string
  buildApplicantAddress: (jobId: string, id: string) => string
}

export function useApplicantsAddress(): ApplicantsAddress {
  const { search } = useLocation()
  return useMemo(() => parseAddress(search), [search])
}

function parseAddress(search: string): ApplicantsAddress {
  const params = new URLSearchParams(search)
  const isApplicantsTab = params.get('tab') !== 'shortlist'
  const page = params.get('page')
  const buildAddress = (selected: Record<string, string>) => {
    const query = new URLSearchParams({ ...selected, ...(page && isApplicantsTab ? { page } : {}) }).toString()
    return query === '' ? paths.dashboard : `${paths.dashboard}?${query}`
  }
  const jobId = (isApplicantsTab && params.get('applicants')) || undefined
  return {
    jobId,
    open: (jobId && params.get('applicant')) || undefined,
    postings: buildAddress({}),
    buildJobAddress: (id) => buildAddress({ applicants: id }),
    buildApplicantAddress: (id, applicant) => buildAddress({ applicants: id, applicant })
  }
}
