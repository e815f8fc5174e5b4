import { subscribeWhen } from '#renderer/storage/core/lazy-loading.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { accounts } from '#shared/collections/accounts.ts'
import { applications } from '#shared/collections/applications.ts'
import { companyNumbers } from '#shared/collections/company-phone-numbers.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employerAddresses, employers } from '#shared/collections/employers.ts'
import { jobs } from '#shared/collections/jobs.ts'
import {
  type Ban,
  banEmployer,
  createBan,
  type Employer,
  findNewestBan,
  isBannedBy,
  liftBan
} from '#shared/domain/account/employer.ts'
import { foldAddress, type SessionUser } from '#shared/domain/account/session-user.ts'
import { hasEnded } from '#shared/domain/application/application.ts'
import { changeExisting, readAllPages } from '../document-store-operations.ts'
import { createReportsRepository } from '../job-reports/reports-repository.ts'
import { mapWatch, type Watch, watchQuery, watchTogether } from '../watch-queries.ts'
import { type ClosedJobs, closeEmployerJobs } from './close-employer-jobs.ts'
import { findAddress, hashAddress } from './employer-email-registry.ts'
import type { createCompanyWrites } from './write-companies-and-members.ts'

type Account = Pick<SessionUser, 'uid' | 'email'>

interface Found {
  email: string
  entry: Employer | undefined
  /** Its own, or one of the address that holds for it: an interrupted ban goes on as the same one. */
  ban: Ban | undefined
  /** Other accounts that have posted or may post. */
  others: readonly { uid: string; entry: Employer | undefined }[]
  /** All accounts with the address. */
  uids: readonly string[]
  addresses: readonly { id: string; ban?: Ban | undefined }[]
  /** Of their companies, with other addresses, who may post. */
  colleagues: number
}

/** What a ban would do now. `accounts`: that can post no longer. */
export interface BanPreview {
  accounts: number
  live: number
  pending: number
  /** With an application for one of these jobs. */
  applicants: number
  /** Other people of the company, who can still post. */
  colleagues: number
}

const readAtOnce = 100

const newestFirst = { order: { by: 'postedDate', direction: 'descending' } } as const

const everything = { order: 'stored', limit: 100 } as const

/** A ban is of all accounts with an address. Each step is idempotent, and the entry of the account itself comes last: until then the ban is offered. */
export function createEmployerBans(
  documents: DocumentStore,
  records: ReturnType<typeof createCompanyWrites>,
  clock: () => Date,
  isShared: boolean
) {
  const computeKey = async (email: string) => (isShared ? hashAddress(email) : foldAddress(email))

  async function findAccounts({ uid, email: given }: Account): Promise<Found> {
    // A shared board knows no accounts, and a device no registered addresses.
    const [entries, requests, registered, known] = await Promise.all([
      readAllPages(documents, employers, everything),
      readAllPages(documents, employerRequests, everything),
      isShared ? readAllPages(documents, employerAddresses, everything) : [],
      isShared ? [] : readAllPages(documents, accounts, everything)
    ])
    const people = [
      ...entries.map(({ id, email }) => ({ uid: id, email })),
      ...requests.map(({ id, email }) => ({ uid: id, email })),
      ...known.map(({ id, uid: knownUid }) => ({ uid: knownUid, email: id }))
    ].filter(({ email }) => email !== '')
    const own = [{ uid, email: given }, ...people].filter((person) => person.uid === uid && person.email !== '')
    const keys = new Set(await Promise.all(own.map(({ email }) => computeKey(email))))
    for (const { id, uids } of registered) if (uids.includes(uid)) keys.add(id)
    const peopleKeys = await Promise.all(people.map(({ email }) => computeKey(email)))
    const addresses = [...keys].map((id) => registered.find((address) => address.id === id) ?? { id, uids: [] })
    const all = new Set([
      ...people.filter((_person, index) => keys.has(peopleKeys[index] ?? '')).map((person) => person.uid),
      ...addresses.flatMap(({ uids }) => uids)
    ])
    all.delete(uid)
    const found = [...all].map((each) => ({ uid: each, entry: entries.find(({ id }) => id === each) }))
    const entry = entries.find(({ id }) => id === uid)
    const addressBan = findNewestBan([...addresses, ...found.flatMap((other) => other.entry ?? [])])
    const ban = entry?.ban ?? (addressBan && isBannedBy(addressBan, entry) ? addressBan : undefined)
    const others = found.filter((other) => !isApprovedSince(other.entry, ban))
    const uids = [uid, ...others.map((other) => other.uid)]
    const companyIds = new Set(entries.flatMap(({ id, companyId }) => (uids.includes(id) && companyId) || []))
    const colleagues = entries.filter(
      ({ id, companyId, ban: own }) => companyIds.has(companyId ?? '') && !uids.includes(id) && !own
    )
    const haveActed = await Promise.all(others.map(async (other) => other.entry || (await hasPosted(other.uid))))
    return {
      ...{ email: own[0]?.email ?? '', entry, ban },
      others: others.filter((_other, index) => haveActed[index]),
      uids,
      addresses: isShared ? addresses : [],
      colleagues: colleagues.length
    }
  }

  async function hasPosted(employerId: string): Promise<boolean> {
    const { documents: posted } = await documents.query(jobs, { where: { employerId }, ...newestFirst, limit: 1 })
    return posted.length > 0
  }

  /** Where a shared board does not know the address, the account alone: only the list of all addresses would name the others. */
  async function findBannedWith({ uid, email }: Account): Promise<readonly string[]> {
    if (!isShared) return (await findAccounts({ uid, email })).uids
    const own = await documents.get(employers, uid)
    const { uids = [] } = (email && (await findAddress(documents, email))) || {}
    const others = uids.filter((each) => each !== uid)
    const entries = await Promise.all(others.map((each) => documents.get(employers, each)))
    return [uid, ...others.filter((_each, index) => !isApprovedSince(entries[index], own?.ban))]
  }

  /** A number stays where a colleague with another address wrote it. */
  async function leaveCompany({ uid, entry }: Found['others'][number], uids: readonly string[]): Promise<void> {
    await records.leaveCompany(uid)
    const { companyId } = entry ?? {}
    if (companyId === undefined) return
    const number = await documents.get(companyNumbers, companyId)
    if (number && uids.includes(number.uid)) await records.removeNumber(companyId)
    await records.writePeople(companyId)
  }

  async function liftFrom({ id, companyId }: Employer): Promise<void> {
    if (companyId !== undefined) await records.writeMember(id, companyId)
    await changeExisting(documents, employers, id, (stored) => liftBan(stored, clock()))
  }

  return {
    async ban(administrator: SessionUser, account: Account, reason: string): Promise<ClosedJobs> {
      const { email, entry, others, uids, addresses, ...found } = await findAccounts(account)
      const ban = { ...(found.ban ?? createBan({ reason, by: '' }, clock())), by: administrator.uid }
      const { settleTakenDown } = createReportsRepository(documents, () => administrator, clock, isShared)
      const takeDown = async () => {
        const closed: ClosedJobs = { closed: 0, left: 0 }
        for (const uid of uids) {
          const done = await closeEmployerJobs(documents, administrator, uid, ban.reason, clock, settleTakenDown)
          closed.closed += done.closed
          closed.left += done.left
        }
        return closed
      }
      const first = await takeDown()
      for (const { id } of addresses) {
        await documents.change(employerAddresses, id, (stored) =>
          stored?.ban && stored.ban.at >= ban.at ? stored : { uids: [], ...stored, id, ban }
        )
      }
      for (const other of others) await leaveCompany(other, uids)
      await leaveCompany({ uid: account.uid, entry }, uids)
      for (const other of others) {
        await documents.change(employers, other.uid, (stored) =>
          banEmployer(stored, { uid: other.uid, email: stored?.email ?? '' }, ban)
        )
      }
      await documents.change(employers, account.uid, (stored) => banEmployer(stored, { uid: account.uid, email }, ban))
      // They could post until the address was banned, and on a device until their entry was.
      const second = await takeDown()
      return { closed: first.closed + second.closed, left: second.left }
    },
    async preview(account: Account): Promise<BanPreview> {
      const { uids, others, colleagues } = await findAccounts(account)
      const preview = { accounts: others.length + 1, live: 0, pending: 0, applicants: 0, colleagues }
      for (const employerId of uids) {
        const of = (status: 'approved' | 'pending') =>
          readAllPages(documents, jobs, { where: { employerId, status }, ...newestFirst, limit: readAtOnce })
        const order = { by: 'appliedAt', direction: 'descending' } as const
        const [live, pending, applied] = await Promise.all([
          of('approved'),
          of('pending'),
          readAllPages(documents, applications, { where: { employerId }, order, limit: readAtOnce })
        ])
        const open = new Set([...live, ...pending].map(({ id }) => id))
        preview.live += live.length
        preview.pending += pending.length
        preview.applicants += new Set(
          applied.filter((one) => open.has(one.jobId) && !hasEnded(one)).map((one) => one.uid)
        ).size
      }
      return preview
    },
    /** Other bans of the address stay. */
    async lift({ id, email }: Employer): Promise<void> {
      const { entry, others, addresses } = await findAccounts({ uid: id, email })
      if (!entry?.ban) return
      const { at } = entry.ban
      const entries = others.flatMap((other) => other.entry ?? [])
      for (const other of entries.filter(({ ban }) => ban?.at === at)) await liftFrom(other)
      const left = findNewestBan(entries.filter(({ ban }) => ban?.at !== at))
      for (const address of addresses.filter(({ ban }) => ban?.at === at)) {
        await changeExisting(documents, employerAddresses, address.id, ({ ban: _lifted, ...rest }) =>
          left ? { ...rest, ban: left } : rest
        )
      }
      await liftFrom(entry)
    },
    watchRemainingJobs:
      (account: Account): Watch<number> =>
      (listener, onError) => {
        const watchRemaining = (employerId: string, status: 'approved' | 'pending') =>
          // A list, since a shared board counts no more than every few minutes.
          watchQuery(documents, jobs, { where: { employerId, status }, ...newestFirst, limit: 50 })
        return subscribeWhen(
          findBannedWith(account),
          (uids) => {
            const lists = uids.flatMap((uid) => [watchRemaining(uid, 'approved'), watchRemaining(uid, 'pending')])
            const sum = (results: readonly { total: number }[]) => results.reduce((all, { total }) => all + total, 0)
            return mapWatch(watchTogether(lists), sum)(listener, onError)
          },
          onError
        )
      }
  }
}

/** With the ban of another account beside them. */
function isApprovedSince(entry: Employer | undefined, ban: Ban | undefined): boolean {
  return entry !== undefined && !entry.ban && ban !== undefined && !isBannedBy(ban, entry)
}
