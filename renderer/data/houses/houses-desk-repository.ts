import { type Collection, type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employers } from '#shared/collections/employers.ts'
import { houseMembers, houses } from '#shared/collections/houses.ts'
import type { Document } from '#shared/documents/document.ts'
import { type Ban, type Employer, findAddressBan } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type AlikeHouse, findAlikeHouses } from '#shared/domain/house/alike-houses.ts'
import { type RequestStep, reduceRequest } from '#shared/domain/house/employer-request.ts'
import { createHouseId, type House, maxHousePeople } from '#shared/domain/house/house.ts'
import { countAnswering } from '#shared/domain/house/house-answering.ts'
import type { EmployerRequest, RequestAnswer } from '#shared/domain/house/request-record.ts'
import type { Verification } from '#shared/domain/house/verification.ts'
import { changeExisting } from '../store-operations.ts'
import { type Listeners, mapWatch, watchAsAdministrator, watchList, watchQuery, watchTogether } from '../watches.ts'
import { createBans } from './bans.ts'
import { findAddress } from './employer-address.ts'
import { type Asker, createHouseRecords } from './house-records.ts'
import type { TakenDown } from './take-all-down.ts'

export interface DeskHouse {
  /** null: people without a house. */
  house: House | null
  people: Employer[]
}

/** For the administrator: 'refused' to everybody else. Every method can be done again after a failure, and goes on where it stopped. */
export interface HousesDeskRepository {
  watchWaiting(limit: number, ...on: Listeners<{ requests: EmployerRequest[]; total: number }>): Unsubscribe
  /** Earlier requests, houses and banned people that have something in common with it. */
  findAlike(request: EmployerRequest): Promise<AlikeHouse[]>
  readAsker(request: EmployerRequest): Promise<Asker>
  /** `houseId` undefined: a house of their own, made or renamed. `base`: the request as it was read; 'conflict' when another revision is stored. */
  approve(base: EmployerRequest, verified: readonly Verification[], houseId?: string): Promise<EmployerRequest>
  /** `text`: the reason, for the person. */
  decline(base: EmployerRequest, text: string): Promise<EmployerRequest>
  /** `text`: the question, for the person. */
  askBack(base: EmployerRequest, text: string): Promise<EmployerRequest>
  /** Undoes the last answer, with the role of an approval, from `answered` to `before`. 'refused': they have posted since. */
  putBack(answered: EmployerRequest, before: Asker): Promise<void>
  watchHouses(...on: Listeners<DeskHouse[]>): Unsubscribe
  verify(house: House, verified: readonly Verification[]): Promise<House>
  /** Publishes how soon a house answers. undefined: too few applications were answered. */
  countAnswering(house: House): Promise<House['answering']>
  /** Takes the telephone number off the jobs of a company. Its people may enter one again. */
  removeNumber(house: Pick<House, 'id'>): Promise<void>
  /** Of all accounts with the address. The account itself counts as banned when everything else is done. */
  ban(account: Pick<SessionUser, 'uid' | 'email'>, reason: string): Promise<TakenDown>
  /** Gives the role back to all accounts with the address, and no posting. */
  liftBan(entry: Employer): Promise<void>
  /** Live and pending jobs of all accounts that are banned with this one. Follows every change. */
  watchRemainingJobs(uid: string, email: string, ...on: Listeners<number>): Unsubscribe
}

const maxCompared = 2000

const maxApplications = 200

/** @param isShared a shared board knows no accounts */
export function createHousesDeskRepository(
  documents: DocumentStore,
  getActor: () => SessionUser | null,
  clock: () => Date = () => new Date(),
  isShared = false
): HousesDeskRepository {
  const findAdministrator = (): SessionUser => {
    const actor = getActor()
    if (!actor?.isAdmin) throw new StoreError('refused', 'who may post is for the administrator alone')
    return actor
  }
  const readAll = async <T extends Document>(collection: Collection<T>): Promise<T[]> =>
    (await documents.query(collection, { order: 'stored', limit: maxCompared })).documents
  const watchAll = <T extends Document>(collection: Collection<T>) =>
    watchList(documents, collection, { order: 'stored', limit: maxCompared })

  const records = createHouseRecords(documents, clock)
  const bans = createBans(documents, records, clock, isShared)

  async function answer(
    { id, revision = 0 }: EmployerRequest,
    did: RequestAnswer['did'],
    said: { text?: string; verified?: readonly Verification[] } = {}
  ): Promise<EmployerRequest> {
    const administrator = findAdministrator()
    const now = clock()
    const step: RequestStep = { action: 'answer', did, ...said }
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
    return { entry, house: entry?.houseId === undefined ? undefined : await documents.get(houses, entry.houseId) }
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
        readAll(houses),
        readAll(employers),
        isShared ? findAddress(documents, request.email) : undefined
      ])
      // The entry of somebody banned for a posting lacks the address.
      const named = entries.map((entry) =>
        entry.email === '' && address?.uids.includes(entry.id) ? { ...entry, email: request.email } : entry
      )
      return findAlikeHouses(request, asked, known, named)
    },
    async readAsker(request) {
      findAdministrator()
      return readAsker(request)
    },
    async approve(base, verified, chosenId) {
      const administrator = findAdministrator()
      await expectStored(base)
      const before = await readAsker(base)
      const houseId = chosenId ?? before.entry?.houseId ?? createHouseId(base.details.house, base.id)
      if (chosenId === undefined) await records.writeHouse(houseId, base, verified)
      await records.joinHouse(base, houseId, administrator, await findBan(base))
      try {
        return await answer(base, 'approve', { verified })
      } catch (error) {
        // Corrected, withdrawn or answered meanwhile: the role was for what had been read.
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
    watchHouses(...on) {
      const both = watchTogether([watchAll(houses), watchAll(employers)])
      return watchAsAdministrator(
        getActor(),
        mapWatch(both, ([known, entries]) => groupByHouse(known, entries))
      )(...on)
    },
    async verify(house, verified) {
      findAdministrator()
      return records.verify(house.id, verified)
    },
    async countAnswering(house) {
      findAdministrator()
      const asked = { where: { houseId: house.id }, order: 'stored', limit: maxHousePeople } as const
      const members = await documents.query(houseMembers, asked)
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
      const isSame = counted?.hours === house.answering?.hours && counted?.answered === house.answering?.answered
      if (isSame) return house.answering
      const stored = await changeExisting(documents, houses, house.id, ({ answering: _earlier, ...rest }) => {
        return counted ? { ...rest, answering: counted } : rest
      })
      return stored.answering
    },
    async removeNumber({ id }) {
      findAdministrator()
      await records.removeNumber(id)
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

function groupByHouse(known: readonly House[], entries: readonly Employer[]): DeskHouse[] {
  const ids = new Set(known.map(({ id }) => id))
  const sorted = [...known].sort((one, other) => one.name.localeCompare(other.name))
  const others = entries.filter(({ houseId }) => houseId === undefined || !ids.has(houseId))
  return [
    ...sorted.map((house) => ({ house, people: entries.filter(({ houseId }) => houseId === house.id) })),
    ...(others.length > 0 ? [{ house: null, people: others }] : [])
  ]
}
