import { type Collection, type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { accounts } from '#shared/collections/accounts.ts'
import { applications } from '#shared/collections/applications.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import { employers } from '#shared/collections/employers.ts'
import { houseMembers } from '#shared/collections/house-members.ts'
import { houses } from '#shared/collections/houses.ts'
import type { Document } from '#shared/documents/document.ts'
import { type Ban, banEmployer, type Employer, liftBan } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type AlikeHouse, findAlikeHouses } from '#shared/domain/house/alike-houses.ts'
import { answerRequest, RequestRefusal } from '#shared/domain/house/employer-request.ts'
import { createHouseId, type House } from '#shared/domain/house/house.ts'
import { countAnswering } from '#shared/domain/house/house-answering.ts'
import type { EmployerRequest, RequestDecision } from '#shared/domain/house/request-record.ts'
import type { Verification } from '#shared/domain/house/verification.ts'
import { type Watch, watchTogether } from '../watch-together.ts'
import { findAddress, registerAddress } from './employer-address.ts'
import { createHouseRecords } from './house-records.ts'
import { maxMembers } from './house-repository.ts'
import { type TakenDown, takeAllDown } from './take-all-down.ts'

type OnError = (error: StoreError) => void

/** A house as the administrator sees it, with its people. */
export interface DeskHouse {
  /** null: people who post for none that is known. */
  house: House | null
  people: Employer[]
}

/** Who asks, as the administrator knows them. */
export interface Asker {
  /** What was said of them before. */
  entry: Employer | undefined
  /** The house for which they post already. */
  house: House | undefined
}

/**
 * Who may post, for the administrator: 'refused' to everybody else. What takes several steps can be done again after a failure, and then
 * goes on where it stopped.
 */
export interface HousesDeskRepository {
  /** Requests that wait, in the order in which people spoke. */
  watchWaiting(
    limit: number,
    listener: (waiting: { requests: EmployerRequest[]; total: number }) => void,
    onError: OnError
  ): Unsubscribe
  /** Rejects with 'conflict' when another revision is stored than the one that was read. */
  expectStored(base: EmployerRequest): Promise<void>
  /** Who has asked before, posts already or was banned, and has something in common with this request. */
  findAlike(request: EmployerRequest): Promise<AlikeHouse[]>
  /** What is known of who asks, beside the request. */
  readAsker(request: EmployerRequest): Promise<Asker>
  /**
   * Makes somebody an employer. `houseId`: of a house that they join; undefined: of their own, which is made or gets the name in the
   * request. `base`, here and below: the request as it was read; 'conflict' when another revision is stored.
   */
  approve(base: EmployerRequest, verified: readonly Verification[], houseId?: string): Promise<void>
  /** `text`: the reason, which the person reads. */
  decline(base: EmployerRequest, text: string): Promise<void>
  /** `text`: the question, which the person reads. */
  askBack(base: EmployerRequest, text: string): Promise<void>
  /** The houses by name, each with its people, and last whoever posts for none. */
  watchHouses(listener: (found: DeskHouse[]) => void, onError: OnError): Unsubscribe
  /** What was looked at, from now on. */
  verify(house: House, verified: readonly Verification[]): Promise<House>
  /** Counts how soon a house answers and lets everybody see it. undefined: too few have been answered. */
  countAnswering(house: House): Promise<House['answering']>
  /** Takes the role away, then all postings down; the applicants of those hear of it as of any that is taken down. */
  ban(account: Pick<SessionUser, 'uid' | 'email'>, reason: string): Promise<TakenDown>
  /** Gives the role back, and no posting. */
  liftBan(entry: Employer): Promise<void>
}

/** How many requests, houses and entries are compared, and listed. */
const maxCompared = 2000

/** How many applications to each of its people say how soon a house answers: the newest. */
const maxApplications = 200

/**
 * @param documents authorized for the administrator (authorized-store.ts)
 * @param isShared they lie on a board that devices share, which knows no accounts
 */
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
  const watchAsAdministrator = (begin: () => Unsubscribe, onError: OnError): Unsubscribe => {
    try {
      findAdministrator()
    } catch (error) {
      onError(error as StoreError)
      return () => {}
    }
    return begin()
  }
  const readAll = async <T extends Document>(collection: Collection<T>): Promise<T[]> =>
    (await documents.query(collection, { order: 'stored', limit: maxCompared })).documents
  const watchAll =
    <T extends Document>(collection: Collection<T>): Watch<T[]> =>
    (listener, onError) =>
      documents.watch(
        collection,
        { order: 'stored', limit: maxCompared },
        (result) => listener(result.documents),
        onError
      )

  const records = createHouseRecords(documents, clock)

  async function answer(
    { id, revision = 0 }: EmployerRequest,
    did: RequestDecision,
    said: { text?: string; verified?: readonly Verification[] }
  ): Promise<void> {
    findAdministrator()
    const now = clock()
    try {
      await documents.change(
        employerRequests,
        id,
        (stored) => {
          if (!stored) throw new StoreError('conflict', 'this request is gone')
          return answerRequest(stored, did, said, now)
        },
        revision
      )
    } catch (error) {
      throw error instanceof RequestRefusal ? new StoreError('refused', error.message, { cause: error }) : error
    }
  }

  /** Rejects with 'conflict' when something else is asked by now than what was read. */
  async function expectStored({ id, revision = 0 }: EmployerRequest): Promise<void> {
    const stored = await documents.get(employerRequests, id)
    if (stored && (stored.revision ?? 0) === revision) return
    throw new StoreError('conflict', 'this request changed meanwhile', { stored })
  }

  /** The address of an account of which only postings are known; empty: it is not known. */
  async function findEmail(uid: string): Promise<string> {
    const request = await documents.get(employerRequests, uid)
    if (request || isShared) return request?.email ?? ''
    const { documents: found } = await documents.query(accounts, { where: { uid }, order: 'stored', limit: 1 })
    return found[0]?.id ?? ''
  }

  return {
    watchWaiting: (limit, listener, onError) =>
      watchAsAdministrator(
        () =>
          documents.watch(
            employerRequests,
            { where: { state: 'waiting' }, order: { by: 'at', direction: 'ascending' }, limit },
            ({ documents: requests, total }) => listener({ requests, total }),
            onError
          ),
        onError
      ),
    expectStored,
    async findAlike(request) {
      findAdministrator()
      const [asked, known, entries, address] = await Promise.all([
        readAll(employerRequests),
        readAll(houses),
        readAll(employers),
        isShared ? findAddress(documents, request.email) : undefined
      ])
      // Of whoever was banned by a posting alone the address was not known then.
      const named = entries.map((entry) =>
        entry.email === '' && entry.id === address?.uid ? { ...entry, email: request.email } : entry
      )
      return findAlikeHouses(request, asked, known, named)
    },
    async readAsker({ id }) {
      findAdministrator()
      const entry = await documents.get(employers, id)
      return { entry, house: entry?.houseId === undefined ? undefined : await documents.get(houses, entry.houseId) }
    },
    async approve(base, verified, chosenId) {
      const administrator = findAdministrator()
      await expectStored(base)
      const entry = await documents.get(employers, base.id)
      const houseId = chosenId ?? entry?.houseId ?? createHouseId(base.details.house, base.id)
      if (chosenId === undefined) await records.writeHouse(houseId, base, verified)
      await records.joinHouse(base, houseId, administrator)
      await answer(base, 'approve', { verified })
    },
    decline: (base, text) => answer(base, 'decline', { text }),
    askBack: (base, text) => answer(base, 'ask', { text }),
    watchHouses: (listener, onError) =>
      watchAsAdministrator(
        () =>
          watchTogether<[House[], Employer[]]>(
            [watchAll(houses), watchAll(employers)],
            ([known, entries]) => listener(groupByHouse(known, entries)),
            onError
          ),
        onError
      ),
    async verify(house, verified) {
      findAdministrator()
      return records.verify(house.id, verified)
    },
    async countAnswering(house) {
      findAdministrator()
      const members = await documents.query(houseMembers, {
        where: { houseId: house.id },
        order: 'stored',
        limit: maxMembers
      })
      const found = await Promise.all(
        members.documents.map(({ id: employerId }) =>
          documents.query(applications, {
            where: { employerId },
            order: { by: 'appliedAt', direction: 'descending' },
            limit: maxApplications
          })
        )
      )
      const counted = countAnswering(
        found.flatMap((each) => each.documents),
        clock()
      )
      const isSame = counted?.hours === house.answering?.hours && counted?.answered === house.answering?.answered
      if (isSame) return house.answering
      const stored = await documents.change(houses, house.id, (current) => {
        if (!current) throw new StoreError('conflict', 'this house is gone')
        const { answering: _earlier, ...rest } = current
        return counted ? { ...rest, answering: counted } : rest
      })
      return stored.answering
    },
    async ban(account, reason) {
      const administrator = findAdministrator()
      const email = account.email || (await findEmail(account.uid))
      const entry = await documents.change(employers, account.uid, (stored) =>
        banEmployer(stored, { uid: account.uid, email }, { reason, by: administrator.uid }, clock())
      )
      // Whoever has posted is known by their address already.
      if (isShared && entry.email !== '') await registerAddress(documents, { uid: account.uid, email: entry.email })
      const taken = await takeAllDown(documents, administrator, account.uid, (entry.ban as Ban).reason, clock)
      // Nobody stands on the page of a house who may not post.
      await documents.remove(houseMembers, account.uid)
      if (entry.houseId !== undefined) await records.writePeople(entry.houseId)
      return taken
    },
    async liftBan({ id }) {
      findAdministrator()
      const entry = await documents.change(employers, id, (stored) => {
        if (!stored) throw new StoreError('conflict', 'this entry is gone')
        return liftBan(stored, clock())
      })
      if (entry.houseId !== undefined) await records.writeMember(id, entry.houseId)
    }
  }
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
