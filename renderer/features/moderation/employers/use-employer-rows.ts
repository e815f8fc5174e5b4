import { useMemo } from 'react'
import type { ModeratedCompany } from '#renderer/data/companies/company-moderation-repository.ts'
import { type EmployerAccount, needsApproval } from '#renderer/data/employers-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useQueryLimit } from '#renderer/hooks/use-query-limit.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery, useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { compareTexts } from '#shared/documents/fold-text.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import type { Company } from '#shared/domain/company/company.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { waitsForDecision } from '#shared/domain/report/job-report.ts'

/** Someone who may post, or has an employer's address. `account`: of this device. */
export interface EmployerPerson extends Employer {
  account: EmployerAccount | undefined
}

/** A company with its people, or a person without one. */
export interface EmployerRow {
  id: string
  company: Company | null
  /** Of a person without a company: the name on their jobs, else the email. */
  name: string
  place: string
  people: readonly EmployerPerson[]
  live: number
  pending: number
  /** Jobs whose reports wait for the administrator. */
  reported: number
}

/** All employers of the board, those who wait for the administrator first. Jobs are counted among the newest that are read. */
export function useEmployerRows() {
  const { companyModeration, employers, jobs, reports } = useRepositories()
  const isHere = useServices().accounts.mail === undefined
  const known = useLazyWatchedQuery(companyModeration, (opened) => opened.watchCompanies)
  const accounts = useWatchedQuery(isHere ? employers.watch : undefined)
  const posted = useWatchedQuery(jobs.watchAll, useQueryLimit())
  const reported = useLazyWatchedQuery(reports, (opened) => opened.watchWaiting)
  const rows = useMemo(() => {
    if (!known.data || !posted.data || (isHere && !accounts.data)) return undefined
    const waiting = new Set(reported.data?.jobs.filter(waitsForDecision).map(({ id }) => id))
    return listRows(known.data, accounts.data ?? [], posted.data.jobs, waiting)
  }, [known.data, accounts.data, posted.data, reported.data, isHere])
  const counted = rows?.reduce((sum, row) => sum + row.reported, 0) ?? 0
  const needed = [known, accounts, posted]
  return {
    rows,
    /** Waiting jobs with reports that no row counts: older than the newest, or without an employer. */
    otherReported: Math.max(0, (reported.data?.total ?? 0) - counted),
    error: needed.find(({ error }) => error)?.error,
    retry() {
      for (const { retry } of needed) retry()
    },
    /** undefined: all jobs are counted. */
    countedJobs: posted.data && posted.data.jobs.length < posted.data.total ? posted.data.jobs.length : undefined
  }
}

/** `reported`: ids of the jobs whose reports wait for the administrator. */
function listRows(
  known: readonly ModeratedCompany[],
  accounts: readonly EmployerAccount[],
  jobs: readonly Job[],
  reported: ReadonlySet<string>
): EmployerRow[] {
  const accountOf = new Map(accounts.map((account) => [account.uid, account]))
  const jobsOf = new Map<string, Job[]>()
  for (const job of jobs) jobsOf.set(job.employerId, [...(jobsOf.get(job.employerId) ?? []), job])
  const entries = known.flatMap(({ people }) => people)
  const entered = new Set(entries.map(({ id }) => id))
  const others = accounts.filter(({ uid }) => !entered.has(uid)).map(({ uid: id, email }): Employer => ({ id, email }))
  const now = new Date()
  const describe = (company: Company | null, people: readonly Employer[]): EmployerRow => {
    const own = people.flatMap(({ id }) => jobsOf.get(id) ?? [])
    const [newest] = own
    const [first] = people
    return {
      ...{ id: company?.id ?? `person ${first?.id}`, company },
      name: company?.name ?? (newest?.company.trim() || first?.email || ''),
      place: company?.place ?? newest?.location ?? '',
      people: people.map((person) => ({ ...person, account: accountOf.get(person.id) })),
      live: own.filter((job) => isPublic(job, now)).length,
      pending: own.filter(({ status }) => status === 'pending').length,
      reported: own.filter(({ id }) => reported.has(id)).length
    }
  }
  const rows = known.flatMap(({ company, people }) =>
    company ? [describe(company, people)] : people.map((person) => describe(null, [person]))
  )
  return [...rows, ...others.map((person) => describe(null, [person]))].sort(
    (one, other) =>
      Number(other.reported > 0) - Number(one.reported > 0) ||
      Number(countUnconfirmed(other) > 0) - Number(countUnconfirmed(one) > 0) ||
      compareTexts(one.name.toLowerCase(), other.name.toLowerCase())
  )
}

/** People whom the administrator may confirm. */
export function countUnconfirmed({ people }: EmployerRow): number {
  return people.filter(({ account }) => account && needsApproval(account)).length
}
