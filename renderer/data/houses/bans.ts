import { subscribeWhen } from '#renderer/storage/core/lazy.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { accounts } from '#shared/collections/accounts.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employerAddresses, employers } from '#shared/collections/employers.ts'
import { houseNumbers } from '#shared/collections/house-numbers.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { type Ban, banEmployer, createBan, type Employer, liftBan } from '#shared/domain/account/employer.ts'
import { foldAddress, type SessionUser } from '#shared/domain/account/session-user.ts'
import { changeExisting, readAllPages } from '../store-operations.ts'
import { mapWatch, type Watch, watchQuery, watchTogether } from '../watches.ts'
import { findAddress, hashAddress } from './employer-address.ts'
import type { createHouseRecords } from './house-records.ts'
import { type TakenDown, takeAllDown } from './take-all-down.ts'

interface Found {
  email: string
  entry: Employer | undefined
  /** Entries of the other accounts. */
  others: readonly Employer[]
  /** All accounts with the address, also those without an entry. */
  uids: readonly string[]
  addressKeys: readonly string[]
}

const newestFirst = { order: { by: 'postedDate', direction: 'descending' } } as const

const everything = { order: 'stored', limit: 100 } as const

/** A ban is of all accounts with an address. Each step is idempotent, and the entry of the account itself comes last: until then the ban is offered. */
export function createBans(
  documents: DocumentStore,
  records: ReturnType<typeof createHouseRecords>,
  clock: () => Date,
  isShared: boolean
) {
  const computeKey = async (email: string) => (isShared ? hashAddress(email) : foldAddress(email))

  async function findAccounts({ uid, email: given }: Pick<SessionUser, 'uid' | 'email'>): Promise<Found> {
    // A shared board knows no accounts, and a device no registered addresses.
    const [entries, requests, addresses, known] = await Promise.all([
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
    for (const { id, uids } of addresses) if (uids.includes(uid)) keys.add(id)
    const peopleKeys = await Promise.all(people.map(({ email }) => computeKey(email)))
    const uids = new Set([
      uid,
      ...people.filter((_person, index) => keys.has(peopleKeys[index] ?? '')).map((person) => person.uid),
      ...addresses.filter(({ id }) => keys.has(id)).flatMap((address) => address.uids)
    ])
    const entry = entries.find(({ id }) => id === uid)
    const others = entries.filter((other) => other.id !== uid && uids.has(other.id))
    for (const { id } of others.filter((other) => isApprovedSince(other, entry?.ban))) uids.delete(id)
    return {
      email: own[0]?.email ?? '',
      entry,
      others: others.filter(({ id }) => uids.has(id)),
      uids: [...uids],
      addressKeys: isShared ? [...keys] : []
    }
  }

  /** Where a shared board does not know the address, the account alone: only the list of all addresses would tell the others. */
  async function findBannedWith({ uid, email }: Pick<SessionUser, 'uid' | 'email'>): Promise<readonly string[]> {
    if (!isShared) return (await findAccounts({ uid, email })).uids
    const own = await documents.get(employers, uid)
    const { uids = [] } = (email && (await findAddress(documents, email))) || {}
    const others = uids.filter((each) => each !== uid)
    const entries = await Promise.all(others.map((each) => documents.get(employers, each)))
    return [uid, ...others.filter((_each, index) => !isApprovedSince(entries[index], own?.ban))]
  }

  /** A number stays where a colleague with another address wrote it. */
  async function leaveHouse({ id, houseId }: Employer, uids: readonly string[]): Promise<void> {
    await records.leaveHouse(id)
    if (houseId === undefined) return
    const number = await documents.get(houseNumbers, houseId)
    if (number && uids.includes(number.uid)) await records.removeNumber(houseId)
    await records.writePeople(houseId)
  }

  async function liftFrom({ id, houseId }: Employer): Promise<void> {
    if (houseId !== undefined) await records.writeMember(id, houseId)
    await changeExisting(documents, employers, id, (stored) => liftBan(stored, clock()))
  }

  return {
    async ban(
      administrator: SessionUser,
      account: Pick<SessionUser, 'uid' | 'email'>,
      reason: string
    ): Promise<TakenDown> {
      const { email, entry, others, uids, addressKeys } = await findAccounts(account)
      const ban = entry?.ban ?? createBan({ reason, by: administrator.uid }, clock())
      const takeDown = async () => {
        const taken: TakenDown = { taken: 0, left: 0 }
        for (const uid of uids) {
          const done = await takeAllDown(documents, administrator, uid, ban.reason, clock)
          taken.taken += done.taken
          taken.left += done.left
        }
        return taken
      }
      const first = await takeDown()
      for (const id of addressKeys) {
        await documents.change(employerAddresses, id, (stored) =>
          stored?.ban ? stored : { uids: [], ...stored, id, ban: { ...ban, by: administrator.uid } }
        )
      }
      for (const each of entry ? [...others, entry] : others) await leaveHouse(each, uids)
      if (!entry) await records.leaveHouse(account.uid)
      for (const { id, email: address } of [...others, { id: account.uid, email }]) {
        await documents.change(employers, id, (stored) => banEmployer(stored, { uid: id, email: address }, ban))
      }
      // They could post until their entry was written.
      const second = await takeDown()
      return { taken: first.taken + second.taken, left: second.left }
    },
    async lift({ id, email }: Employer): Promise<void> {
      const { entry, others, addressKeys } = await findAccounts({ uid: id, email })
      for (const other of others.filter(({ ban }) => ban)) await liftFrom(other)
      for (const key of addressKeys) {
        const stored = await documents.get(employerAddresses, key)
        if (stored?.ban) await changeExisting(documents, employerAddresses, key, ({ ban: _lifted, ...rest }) => rest)
      }
      if (entry?.ban) await liftFrom(entry)
    },
    watchRemainingJobs:
      (account: Pick<SessionUser, 'uid' | 'email'>): Watch<number> =>
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
  return entry !== undefined && !entry.ban && ban !== undefined && entry.confirmedAt > ban.at
}
