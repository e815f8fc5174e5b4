import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'

/** Where somebody is among the applicants. It stands in the address: Back, a reload and a shared link find it again. */
export interface ApplicantsPlace {
  /** The job whose applicants are shown; undefined: the postings are. */
  jobId: string | undefined
  /** The id of the application that is open. */
  open: string | undefined
  /** Address of the postings, on the page one came from. */
  postings: string
  addressOfJob: (jobId: string) => string
  addressOfApplicant: (jobId: string, id: string) => string
}

export function useApplicantsPlace(): ApplicantsPlace {
  const { search } = useLocation()
  return useMemo(() => placeIn(search), [search])
}

function placeIn(search: string): ApplicantsPlace {
  const asked = new URLSearchParams(search)
  const among = asked.get('tab') !== 'shortlist'
  const page = asked.get('page')
  const address = (named: Record<string, string>) => {
    const query = new URLSearchParams({ ...named, ...(page && among ? { page } : {}) }).toString()
    return query === '' ? paths.dashboard : `${paths.dashboard}?${query}`
  }
  const jobId = (among && asked.get('applicants')) || undefined
  return {
    jobId,
    open: (jobId && asked.get('applicant')) || undefined,
    postings: address({}),
    addressOfJob: (id) => address({ applicants: id }),
    addressOfApplicant: (id, applicant) => address({ applicants: id, applicant })
  }
}
