import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { houseNumbers, numberPresses, revealCounts } from '#shared/collections/house-numbers.ts'
import { houseMembers, houses } from '#shared/collections/houses.ts'
import { jobs } from '#shared/collections/jobs.ts'
import {
  cleanOwnWords,
  type House,
  type HouseMember,
  maxHousePeople,
  type OwnWords
} from '#shared/domain/house/house.ts'
import { createPressId, type HouseNumber, type NumberWords } from '#shared/domain/house/house-number.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { cleanLine } from '#shared/domain/visible-text.ts'
import { changeExisting } from '../store-operations.ts'
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
} from '../watches.ts'

/** Houses as everybody sees them. Watches follow every change. */
export interface HouseRepository {
  watchHouse(id: string, ...on: Listeners<House | null>): Unsubscribe
  /** The house for which somebody posts; null: none. */
  watchHouseOf(uid: string, ...on: Listeners<House | null>): Unsubscribe
  watchLive(id: string, ...on: Listeners<LivePostings>): Unsubscribe
  /** `base`: the house as it was seen; 'conflict' when another revision is stored. An invalid website becomes empty. */
  saveOwnWords(base: House, words: OwnWords): Promise<House>
  /** For the house itself; null: it shows none. */
  watchNumber(id: string, ...on: Listeners<HouseNumber | null>): Unsubscribe
  /** How many people were shown it. */
  watchPresses(id: string, ...on: Listeners<number>): Unsubscribe
  /** An empty number takes it away. `uid`: of whoever writes. */
  saveNumber(house: Pick<House, 'id'>, uid: string, words: NumberWords): Promise<HouseNumber | null>
  /** Counted once for each person. null: the house shows none any more. 'refused' before the address is verified. AccountFull: thirty in a day. */
  showNumber(id: string, uid: string): Promise<HouseNumber | null>
}

export interface LivePostings {
  jobs: Job[]
  /** All of them, whatever was read. */
  total: number
}

const maxLive = 50

/** @param isShared a shared board gives a company a count alone */
export function createHouseRepository(
  documents: DocumentStore,
  clock = () => new Date(),
  isShared: boolean = documents.device === undefined
): HouseRepository {
  const watchHouse = (id: string) => watchOne(documents, houses, id)
  const watchMembers = (houseId: string) =>
    watchList(documents, houseMembers, { where: { houseId }, order: 'stored', limit: maxHousePeople })
  const watchPeople = (houseId: string) =>
    followEach<House | null, readonly string[]>(
      watchHouse(houseId),
      (house) => (house && !house.people ? 'from before' : (house?.people?.join('\n') ?? '')),
      (house) =>
        house && !house.people
          ? mapWatch(watchMembers(houseId), (members) => members.map(({ id }) => id))
          : watchFixed(house?.people ?? [])
    )
  const watchLiveOf = (employerId: string) =>
    mapWatch(
      watchQuery(documents, jobs, {
        where: { employerId, status: 'approved' },
        unexpired: 'expiresOn',
        ...newestFirst,
        limit: maxLive
      }),
      ({ documents: found, total }): LivePostings => ({ jobs: found, total })
    )
  return {
    watchHouse: (id, ...on) => watchHouse(id)(...on),
    watchHouseOf: (id, ...on) =>
      followEach<HouseMember | null, House | null>(
        watchOne(documents, houseMembers, id),
        (member) => member?.houseId ?? null,
        (member) => (member ? watchHouse(member.houseId) : watchFixed(null))
      )(...on),
    watchLive: (id, ...on) =>
      followEach<readonly string[], LivePostings>(
        watchPeople(id),
        (people) => people.join('\n'),
        (people) =>
          people.length > 0
            ? mapWatch(watchTogether(people.slice(0, maxHousePeople).map(watchLiveOf)), joinLive)
            : watchFixed({ jobs: [], total: 0 })
      )(...on),
    saveOwnWords: ({ id, revision = 0 }, words) =>
      changeExisting(documents, houses, id, (stored) => ({ ...stored, ...cleanOwnWords(words) }), revision),
    watchNumber: (id, ...on) => watchOne(documents, houseNumbers, id)(...on),
    watchPresses: (houseId, ...on) =>
      isShared
        ? mapWatch(watchOne(documents, revealCounts, houseId), (counted) => counted?.count ?? 0)(...on)
        : watchCount(documents, numberPresses, { where: { houseId } })(...on),
    async saveNumber({ id }, uid, words) {
      const [number, hours] = [cleanLine(words.number), cleanLine(words.hours)]
      // Nothing public says that there is a number when there is none.
      const saved =
        number === ''
          ? null
          : await documents.change(houseNumbers, id, (stored) => ({ ...stored, id, uid, number, hours }))
      await changeExisting(documents, houses, id, (stored) => ({
        ...stored,
        hasNumber: saved ? (true as const) : undefined
      }))
      if (!saved) await documents.remove(houseNumbers, id)
      return saved
    },
    async showNumber(houseId, uid) {
      const id = createPressId(uid, houseId)
      const at = clock().toISOString()
      if (!(await documents.get(numberPresses, id))) {
        await documents.change(numberPresses, id, (stored) => stored ?? { id, houseId, uid, at })
      }
      return (await documents.get(houseNumbers, houseId)) ?? null
    }
  }
}

const newestFirst = { order: { by: 'postedDate', direction: 'descending' } } as const

function joinLive(each: readonly LivePostings[]): LivePostings {
  const found = each.flatMap((one) => one.jobs)
  return {
    jobs: found.sort((one, other) => (one.postedDate < other.postedDate ? 1 : -1)).slice(0, maxLive),
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
