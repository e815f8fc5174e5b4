import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { houseMembers } from '#shared/collections/house-members.ts'
import { houseNumbers } from '#shared/collections/house-numbers.ts'
import { houses } from '#shared/collections/houses.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { numberPresses } from '#shared/collections/number-presses.ts'
import { cleanOwnWords, type House, type OwnWords } from '#shared/domain/house/house.ts'
import { createPressId, type HouseNumber, type NumberWords } from '#shared/domain/house/house-number.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { cleanLine } from '#shared/domain/visible-text.ts'
import { type Watch, watchList, watchOne, watchTogether } from '../watches.ts'

type OnError = (error: StoreError) => void

/** Houses as everybody sees them. Watches follow every change. */
export interface HouseRepository {
  watchHouse(id: string, listener: (house: House | null) => void, onError: OnError): Unsubscribe
  /** The house for which somebody posts; null: none. */
  watchHouseOf(uid: string, listener: (house: House | null) => void, onError: OnError): Unsubscribe
  watchLive(id: string, listener: (live: LivePostings) => void, onError: OnError): Unsubscribe
  /** `base`: the house as it was seen; 'conflict' when another revision is stored. An invalid website becomes empty. */
  saveOwnWords(base: House, words: OwnWords): Promise<House>
  /** For the house itself; null: it shows none. */
  watchNumber(id: string, listener: (number: HouseNumber | null) => void, onError: OnError): Unsubscribe
  /** How many people were shown it. */
  watchPresses(id: string, listener: (count: number) => void, onError: OnError): Unsubscribe
  /** An empty number takes it away. `uid`: of whoever writes. */
  saveNumber(house: Pick<House, 'id'>, uid: string, words: NumberWords): Promise<HouseNumber | null>
  /** Counted once for each person. null: the house shows none any more. 'refused' before the address is verified. */
  showNumber(id: string, uid: string): Promise<HouseNumber | null>
}

export interface LivePostings {
  jobs: Job[]
  /** All of them, whatever was read. */
  total: number
}

export const maxMembers = 30

const maxLive = 50

export function createHouseRepository(documents: DocumentStore, clock = () => new Date()): HouseRepository {
  const watchHouse = (id: string) => watchOne(documents, houses, id)
  const watchMembers = (houseId: string) =>
    watchList(documents, houseMembers, { where: { houseId }, order: 'stored', limit: maxMembers })
  const watchPeople = (houseId: string, listener: (people: readonly string[]) => void, onError: OnError) =>
    followEach<House | null, readonly string[]>(
      watchHouse(houseId),
      (house) => (house && !house.people ? 'from before' : (house?.people?.join('\n') ?? '')),
      (house, onPeople, onFailure) => {
        if (house && !house.people) {
          return watchMembers(houseId)((members) => onPeople(members.map(({ id }) => id)), onFailure)
        }
        onPeople(house?.people ?? [])
        return () => {}
      },
      listener,
      onError
    )
  const watchLiveOf =
    (employerId: string): Watch<LivePostings> =>
    (listener, onError) =>
      documents.watch(
        jobs,
        { where: { employerId, status: 'approved' }, unexpired: 'expiresOn', ...newestFirst, limit: maxLive },
        ({ documents: found, total }) => listener({ jobs: found, total }),
        onError
      )
  return {
    watchHouse: (id, ...on) => watchHouse(id)(...on),
    watchHouseOf: (id, listener, onError) =>
      followEach<string | null, House | null>(
        (onMember, onFailure) =>
          watchOne(documents, houseMembers, id)((member) => onMember(member?.houseId ?? null), onFailure),
        (houseId) => houseId,
        (houseId, onHouse, onFailure) => {
          if (houseId !== null) return watchHouse(houseId)(onHouse, onFailure)
          onHouse(null)
          return () => {}
        },
        listener,
        onError
      ),
    watchLive: (id, listener, onError) =>
      followEach<readonly string[], LivePostings>(
        (onPeople, onFailure) => watchPeople(id, onPeople, onFailure),
        (people) => people.join('\n'),
        (people, onLive, onFailure) => {
          if (people.length > 0) {
            const watched = people.slice(0, maxMembers).map(watchLiveOf)
            return watchTogether(watched, (each) => onLive(joinLive(each)), onFailure)
          }
          onLive({ jobs: [], total: 0 })
          return () => {}
        },
        listener,
        onError
      ),
    saveOwnWords: (base, words) =>
      documents.change(
        houses,
        base.id,
        (stored) => {
          if (!stored) throw new StoreError('conflict', 'this house is gone')
          return { ...stored, ...cleanOwnWords(words) }
        },
        base.revision ?? 0
      ),
    watchNumber: (id, ...on) => watchOne(documents, houseNumbers, id)(...on),
    watchPresses: (houseId, listener, onError) =>
      documents.watch(
        numberPresses,
        { where: { houseId }, order: 'stored', limit: 0 },
        ({ total }) => listener(total),
        onError
      ),
    async saveNumber({ id }, uid, words) {
      const [number, hours] = [cleanLine(words.number), cleanLine(words.hours)]
      // Nothing public says that there is a number when there is none.
      const saved =
        number === ''
          ? null
          : await documents.change(houseNumbers, id, (stored) => ({ ...stored, id, uid, number, hours }))
      await documents.change(houses, id, (stored) => {
        if (!stored) throw new StoreError('conflict', 'this house is gone')
        return { ...stored, hasNumber: saved ? (true as const) : undefined }
      })
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
  begin: (first: First, listener: (second: Second) => void, onError: OnError) => Unsubscribe,
  listener: (second: Second) => void,
  onError: OnError
): Unsubscribe {
  let key: string | null | undefined
  let stopSecond = () => {}
  const stopFirst = watchFirst((first) => {
    const next = readKey(first)
    if (next === key) return
    key = next
    stopSecond()
    stopSecond = begin(first, listener, onError)
  }, onError)
  return () => {
    stopFirst()
    stopSecond()
  }
}
