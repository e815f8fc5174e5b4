import { useMemo } from 'react'
import type { CompanyRepository, LiveJobs } from '#renderer/data/companies/company-repository.ts'
import { type Lazy, lazy } from '#renderer/storage/core/lazy-loading.ts'
import type { Company } from '#shared/domain/company/company.ts'
import { adminMarker } from '#shared/domain/job/job.ts'
import { useServices } from '../services-context.ts'
import { type LiveQuery, useLiveQuery } from '../use-live-query.ts'

/** Readable without an account. */
function useCompanies(): Lazy<CompanyRepository> {
  const { documents } = useServices().platform
  return useMemo(
    () =>
      lazy(async () => {
        const { createCompanyRepository } = await import('#renderer/data/companies/company-repository.ts')
        return createCompanyRepository(documents)
      }),
    [documents]
  )
}

/** null: there is none with that id. */
export function useCompany(id: string): LiveQuery<Company | null> {
  const companies = useCompanies()
  return useLiveQuery<Company | null>(
    (onData, onError) => companies.watch((opened) => opened.watchCompany(id, onData, onError), onError),
    [companies, id],
    { name: `company ${id}` }
  )
}

/** null: none, or it cannot be read; undefined: not known yet. */
export function useCompanyOf(uid: string | undefined): Company | null | undefined {
  const companies = useCompanies()
  const isNobody = uid === adminMarker || uid === ''
  const { data, error } = useLiveQuery<Company | null>(
    (onData, onError) =>
      uid === undefined || isNobody
        ? undefined
        : companies.watch((opened) => opened.watchCompanyOf(uid, onData, onError), onError),
    [companies, uid, isNobody],
    { name: `companyOf ${uid}` }
  )
  return isNobody || error ? null : data
}

/** On a company's page. */
export const maxLiveJobs = 50

/** Live jobs, newest first, no more than `limit`. */
export function useLiveJobs(id: string, limit: number): LiveQuery<LiveJobs> {
  const companies = useCompanies()
  return useLiveQuery<LiveJobs>(
    (onData, onError) => companies.watch((opened) => opened.watchLive(id, limit, onData, onError), onError),
    [companies, id, limit],
    { name: `live ${id}` }
  )
}
