import { type Collection, type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { companies, companyMembers } from '#shared/collections/companies.ts'
import { companyNumbers } from '#shared/collections/company-phone-numbers.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employers } from '#shared/collections/employers.ts'
import type { Document } from '#shared/documents/document.ts'
import { hasWords } from '#shared/documents/fold-text.ts'
import { type Ban, type Employer, findAddressBan } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type Company, createCompanyId, maxCompanyPeople } from '#shared/domain/company/company.ts'
import { countAnswering } from '#shared/domain/company/company-response-times.ts'
import type { Verification } from '#shared/domain/company/company-verification.ts'
import { type RequestStep, reduceRequest } from '#shared/domain/company/employer-request.ts'
import type { EmployerRequest, RequestAnswer } from '#shared/domain/company/employer-request-record.ts'
import { findSimilarCompanies, type SimilarCompany } from '#shared/domain/company/similar-companies.ts'
import { hasDigits, haveSamePhone } from '#shared/domain/phone.ts'
import { changeExisting } from '../document-store-operations.ts'
import {
  type Listeners,
  mapWatch,
  watchAsAdministrator,
  watchList,
  watchQuery,
  watchTogether
} from '../watch-queries.ts'
import type { ClosedJobs } from './close-employer-jobs.ts'
import { type BanPreview, createEmployerBans } from './employer-bans.ts'
import { findAddress } from './employer-email-registry.ts'
import { type Asker, createCompanyWrites } from './write-companies-and-members.ts'

export interface ModeratedCompany {
  /** null: people without a company. */
  company: Company | null
  people: Employer[]
}

/** For the administrator: 'refused' to everybody else. Every method can be done again after a failure, and goes on where it stopped. */
export interface CompanyModerationRepository {
  watchWaiting(limit: number, ...on: Listeners<{ requests: EmployerRequest[]; total: number }>): Unsubscribe
  /** Earlier requests, companies and banned people that have something in common with it. */
  findAlike(request: EmployerRequest): Promise<SimilarCompany[]>
  readAsker(request: EmployerRequest): Promise<Asker>
  /** `companyId` undefined: the person's own company, created or renamed. `base`: the request as it was read; 'conflict' when another revision is stored. */
  approve(base: EmployerRequest, verified: readonly Verification[], companyId?: string): Promise<EmployerRequest>
  /** `text`: the reason, for the person. */
  decline(base: EmployerRequest, text: string): Promise<EmployerRequest>
  /** `text`: the question, for the person. */
  askBack(base: EmployerRequest, text: string): Promise<EmployerRequest>
  /** Undoes the last answer, with the role of an approval, from `answered` to `before`. 'refused': they have posted since. */
  putBack(answered: EmployerRequest, before: Asker): Promise<void>
  watchCompanies(...on: Listeners<ModeratedCompany[]>): Unsubscribe
  /** Finds whom a telephone number or GSTIN belongs to, in part or however it is written: uids and ids of companies. */
  watchContacts(...on: Listeners<{ find: (words: string) => ReadonlySet<string> }>): Unsubscribe
  verify(company: Company, verified: readonly Verification[]): Promise<Company>
  /** Publishes how soon a company answers. undefined: too few applications were answered. */
  countAnswering(company: Company): Promise<Company['answering']>
  /** Takes the telephone number off the jobs of a company. Its people may enter one again. */
  removeNumber(company: Pick<Company, 'id'>): Promise<void>
  /** What a ban of the account would do. */
  previewBan(account: Pick<SessionUser, 'uid' | 'email'>): Promise<BanPreview>
  /** Of all accounts with the address. The account itself counts as banned when everything else is done. */
  ban(account: Pick<SessionUser, 'uid' | 'email'>, reason: string): Promise<ClosedJobs>
  /** Gives the role back to all accounts with the address, and no job. */
  liftBan(entry: Employer): Promise<void>
  /** Live and pending jobs of all accounts that are banned with this one. Follows every change. */
  watchRemainingJobs(uid: string, email: string, ...on: Listeners<number>): Unsubscribe
}

const maxCompared = 2000

const maxApplications = 200

/** @param isShared a shared board knows no accounts */
export function createCompanyModerationRepository(
  documents: DocumentStore,
  getActor: () => SessionUser | null,
  clock: () => Date = () => new Date(),
  isShared = false
): CompanyModerationRepository {
  const findAdministrator = (): SessionUser => {
    const actor = getActor()
    if (!actor?.isAdmin) throw new StoreError('refused', 'who may post is for the administrator alone')
    return actor
  }
  const readAll = async <T extends Document>(collection: Collection<T>): Promise<T[]> =>
    (await documents.query(collection, { order: 'stored', limit: maxCompared })).documents
  const watchAll = <T extends Document>(collection: Collection<T>) =>
    watchList(documents, collection, { order: 'stored', limit: maxCompared })

  const records = createCompanyWrites(documents, clock)
  const bans = createEmployerBans(documents, records, clock, isShared)

  async function answer(
    { id, revision = 0 }: EmployerRequest,
    type: RequestAnswer['type'],
    decision: { text?: string; verified?: readonly Verification[] } = {}
  ): Promise<EmployerRequest> {
    const administrator = findAdministrator()
    const now = clock()
    const step: RequestStep = { action: 'answer', type, ...decision }
    const reduce = (stored: EmployerRequest) => reduceRequest(stored, step, administrator, now)
    return changeExisting(documents, employerRequests, id, reduce, revision, step)
  }

  async function expectStored({ id, revision = 0 }: EmployerRequest): Promise<void> {
    const stored = await documents.get(employerRequests, id)
    if (stored && (stored.revision ?? 0) === revision) return
    throw new StoreError('conflict', 'this request changed meanwhile', { stored })
  }

  async function readAsker({ id }: EmployerRequest): Promise<Asker> {
    const entry = await documents.get(employers, id)
    return {
      entry,
      company: entry?.companyId === undefined ? undefined : await documents.get(companies, entry.companyId)
    }
  }

  const findBan = async ({ id: uid, email }: EmployerRequest): Promise<Ban | undefined> =>
    isShared ? (await findAddress(documents, email))?.ban : findAddressBan({ uid, email }, await readAll(employers))

  return {
    watchWaiting(limit, ...on) {
      const order = { by: 'at', direction: 'ascending' } as const
      const waiting = watchQuery(documents, employerRequests, { where: { state: 'waiting' }, order, limit })
      const watch = mapWatch(waiting, ({ documents: requests, total }) => ({ requests, total }))
      return watchAsAdministrator(getActor(), watch)(...on)
    },
    async findAlike(request) {
      findAdministrator()
      const [asked, known, entries, address] = await Promise.all([
        readAll(employerRequests),
        readAll(companies),
        readAll(employers),
        isShared ? findAddress(documents, request.email) : undefined
      ])
      // The entry of an employer banned for a job lacks the address.
      const named = entries.map((entry) =>
        entry.email === '' && address?.uids.includes(entry.id) ? { ...entry, email: request.email } : entry
      )
      return findSimilarCompanies(request, asked, known, named)
    },
    async readAsker(request) {
      findAdministrator()
      return readAsker(request)
    },
    async approve(base, verified, chosenId) {
      const administrator = findAdministrator()
      await expectStored(base)
      const before = await readAsker(base)
      const companyId = chosenId ?? before.entry?.companyId ?? createCompanyId(base.details.company, base.id)
      if (chosenId === undefined) await records.writeCompany(companyId, base, verified)
      await records.joinCompany(base, companyId, administrator, await findBan(base))
      try {
        return await answer(base, 'approve', { verified })
      } catch (error) {
        // Corrected, withdrawn or answered in between: the role was given for the version that was read.
        if (isOvertaken(error)) await records.takeRoleBack(base.id, before)
        throw error
      }
    },
    decline: (base, text) => answer(base, 'decline', { text }),
    askBack: (base, text) => answer(base, 'ask', { text }),
    async putBack(answered, before) {
      await expectStored(answered)
      if (answered.state === 'approved') await records.takeRoleBack(answered.id, before)
      await answer(answered, 'putBack')
    },
    watchCompanies(...on) {
      const both = watchTogether([watchAll(companies), watchAll(employers)])
      return watchAsAdministrator(
        getActor(),
        mapWatch(both, ([known, entries]) => groupByCompany(known, entries))
      )(...on)
    },
    watchContacts(...on) {
      const both = watchTogether([watchAll(employerRequests), watchAll(companyNumbers)])
      const watch = mapWatch(both, ([asked, numbers]) => {
        const contacts = [
          ...asked.map(({ id, details }) => ({ id, phone: details.phone, gstin: details.gstin })),
          ...numbers.map(({ id, number }) => ({ id, phone: number, gstin: '' }))
        ]
        const find = (words: string) =>
          new Set(
            contacts
              .filter(
                ({ phone, gstin }) =>
                  hasWords(`${phone} ${gstin}`, words) || hasDigits(phone, words) || haveSamePhone(phone, words)
              )
              .map(({ id }) => id)
          )
        return { find }
      })
      return watchAsAdministrator(getActor(), watch)(...on)
    },
    async verify(company, verified) {
      findAdministrator()
      return records.verify(company.id, verified)
    },
    async countAnswering(company) {
      findAdministrator()
      const asked = { where: { companyId: company.id }, order: 'stored', limit: maxCompanyPeople } as const
      const members = await documents.query(companyMembers, asked)
      const order = { by: 'appliedAt', direction: 'descending' } as const
      const found = await Promise.all(
        members.documents.map(({ id: employerId }) =>
          documents.query(applications, { where: { employerId }, order, limit: maxApplications })
        )
      )
      const counted = countAnswering(
        found.flatMap((each) => each.documents),
        clock()
      )
      const isSame = counted?.hours === company.answering?.hours && counted?.answered === company.answering?.answered
      if (isSame) return company.answering
      const stored = await changeExisting(documents, companies, company.id, ({ answering: _earlier, ...rest }) => {
        return counted ? { ...rest, answering: counted } : rest
      })
      return stored.answering
    },
    async removeNumber({ id }) {
      findAdministrator()
      await records.removeNumber(id)
    },
    async previewBan(account) {
      findAdministrator()
      return bans.preview(account)
    },
    async ban(account, reason) {
      return bans.ban(findAdministrator(), account, reason)
    },
    async liftBan(entry) {
      findAdministrator()
      return bans.lift(entry)
    },
    watchRemainingJobs(uid, email, ...on) {
      return watchAsAdministrator(getActor(), bans.watchRemainingJobs({ uid, email }))(...on)
    }
  }
}

/** Another answer than an approval is stored, or none any more. */
function isOvertaken(error: unknown): boolean {
  if (!(error instanceof StoreError) || error.failure !== 'conflict') return false
  return (error.stored as EmployerRequest | undefined)?.state !== 'approved'
}

function groupByCompany(known: readonly Company[], entries: readonly Employer[]): ModeratedCompany[] {
  const ids = new Set(known.map(({ id }) => id))
  const sorted = [...known].sort((one, other) => one.name.localeCompare(other.name))
  const others = entries.filter(({ companyId }) => companyId === undefined || !ids.has(companyId))
  return [
    ...sorted.map((company) => ({ company, people: entries.filter(({ companyId }) => companyId === company.id) })),
    ...(others.length > 0 ? [{ company: null, people: others }] : [])
  ]
}
