import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import { companyNumbers, phoneReveals, revealCounts } from '#shared/collections/company-phone-numbers.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { cleanLine } from '#shared/domain/clean-text.ts'
import {
  type Company,
  type CompanyMember,
  cleanOwnWords,
  maxCompanyPeople,
  type OwnWords
} from '#shared/domain/company/company.ts'
import { type CompanyNumber, createRevealId, type NumberWords } from '#shared/domain/company/company-phone.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { changeExisting } from '../document-store-operations.ts'
import {
  type Listeners,
  mapWatch,
  type Watch,
  watchCount,
  watchFixed,
  watchList,
  watchOne,
  watchQuery,
  watchTogether
} from '../watch-queries.ts'

/** Companies as everybody sees them. Watches follow every change. */
export interface CompanyRepository {
  watchCompany(id: string, ...on: Listeners<Company | null>): Unsubscribe
  /** The company for which a person posts; null: none. */
  watchCompanyOf(uid: string, ...on: Listeners<Company | null>): Unsubscribe
  /** Newest first, no more than `limit`: a shared board charges for each. */
  watchLive(id: string, limit: number, ...on: Listeners<LiveJobs>): Unsubscribe
  /** `base`: the company as it was seen; 'conflict' when another revision is stored. An invalid website becomes empty. */
  saveOwnWords(base: Company, words: OwnWords): Promise<Company>
  /** For the company itself; null: it shows none. */
  watchNumber(id: string, ...on: Listeners<CompanyNumber | null>): Unsubscribe
  /** How many people were shown it. */
  watchPresses(id: string, ...on: Listeners<number>): Unsubscribe
  /** An empty number removes it. `uid`: of the writer. */
  saveNumber(company: Pick<Company, 'id'>, uid: string, words: NumberWords): Promise<CompanyNumber | null>
  /** Counted once for each person. null: the company shows none any more. 'refused' before the address is verified. AccountLimitError: thirty in a day. */
  showNumber(id: string, uid: string): Promise<CompanyNumber | null>
}

export interface LiveJobs {
  jobs: Job[]
  /** All of them, whatever was read. */
  total: number
}

/** @param isShared a shared board gives a company a count alone */
export function createCompanyRepository(
  documents: DocumentStore,
  clock = () => new Date(),
  isShared: boolean = documents.device === undefined
): CompanyRepository {
  const watchCompany = (id: string) => watchOne(documents, companies, id)
  const watchMembers = (companyId: string) =>
    watchList(documents, companyMembers, { where: { companyId }, order: 'stored', limit: maxCompanyPeople })
  const watchPeople = (companyId: string) =>
    followEach<Company | null, readonly string[]>(
      watchCompany(companyId),
      (company) => (company && !company.people ? 'from before' : (company?.people?.join('\n') ?? '')),
      (company) =>
        company && !company.people
          ? mapWatch(watchMembers(companyId), (members) => members.map(({ id }) => id))
          : watchFixed(company?.people ?? [])
    )
  const watchLiveOf = (employerId: string, limit: number) =>
    mapWatch(
      watchQuery(documents, jobs, {
        where: { employerId, status: 'approved' },
        unexpired: 'expiresOn',
        ...newestFirst,
        limit
      }),
      ({ documents: found, total }): LiveJobs => ({ jobs: found, total })
    )
  return {
    watchCompany: (id, ...on) => watchCompany(id)(...on),
    watchCompanyOf: (id, ...on) =>
      followEach<CompanyMember | null, Company | null>(
        watchOne(documents, companyMembers, id),
        (member) => member?.companyId ?? null,
        (member) => (member ? watchCompany(member.companyId) : watchFixed(null))
      )(...on),
    watchLive: (id, limit, ...on) =>
      followEach<readonly string[], LiveJobs>(
        watchPeople(id),
        (people) => people.join('\n'),
        (people) =>
          people.length > 0
            ? mapWatch(
                watchTogether(people.slice(0, maxCompanyPeople).map((person) => watchLiveOf(person, limit))),
                (each) => joinLive(each, limit)
              )
            : watchFixed({ jobs: [], total: 0 })
      )(...on),
    saveOwnWords: ({ id, revision = 0 }, words) =>
      changeExisting(documents, companies, id, (stored) => ({ ...stored, ...cleanOwnWords(words) }), revision),
    watchNumber: (id, ...on) => watchOne(documents, companyNumbers, id)(...on),
    watchPresses: (companyId, ...on) =>
      isShared
        ? mapWatch(watchOne(documents, revealCounts, companyId), (counted) => counted?.count ?? 0)(...on)
        : watchCount(documents, phoneReveals, { where: { companyId } })(...on),
    async saveNumber({ id }, uid, words) {
      const [number, hours] = [cleanLine(words.number), cleanLine(words.hours)]
      // Nothing public says that there is a number when there is none.
      const saved =
        number === ''
          ? null
          : await documents.change(companyNumbers, id, (stored) => ({ ...stored, id, uid, number, hours }))
      await changeExisting(documents, companies, id, (stored) => ({
        ...stored,
        hasNumber: saved ? (true as const) : undefined
      }))
      if (!saved) await documents.remove(companyNumbers, id)
      return saved
    },
    async showNumber(companyId, uid) {
      const id = createRevealId(uid, companyId)
      const at = clock().toISOString()
      if (!(await documents.get(phoneReveals, id))) {
        await documents.change(phoneReveals, id, (stored) => stored ?? { id, companyId, uid, at })
      }
      return (await documents.get(companyNumbers, companyId)) ?? null
    }
  }
}

const newestFirst = { order: { by: 'postedDate', direction: 'descending' } } as const

function joinLive(each: readonly LiveJobs[], limit: number): LiveJobs {
  const found = each.flatMap((one) => one.jobs)
  return {
    jobs: found.sort((one, other) => (one.postedDate < other.postedDate ? 1 : -1)).slice(0, limit),
    total: each.reduce((sum, one) => sum + one.total, 0)
  }
}

/** Follows one watch and, by its result, another: restarted whenever the key changes. */
function followEach<First, Second>(
  watchFirst: Watch<First>,
  readKey: (first: First) => string | null,
  findSecond: (first: First) => Watch<Second>
): Watch<Second> {
  return (...on) => {
    let key: string | null | undefined
    let stopSecond = () => {}
    const stopFirst = watchFirst((first) => {
      const next = readKey(first)
      if (next === key) return
      key = next
      stopSecond()
      stopSecond = findSecond(first)(...on)
    }, on[1])
    return () => {
      stopFirst()
      stopSecond()
    }
  }
}
