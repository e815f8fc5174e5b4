import { vi } from 'vitest'
import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { fetchServerTime } from '#renderer/storage/firestore/reading/server-clock.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import { buildCandidateSearchKeys, buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import type { Caller, EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import type { ReadCounter } from './counted-reads.ts'
import { tradeCandidates, tradeJobs } from './trade-board.ts'

/** Live jobs as the administrator's approval stores them, with what they are found by; the first is the newest. */
export async function fillJobs(board: EmulatedBoard, count: number): Promise<void> {
  const jobs = [...tradeJobs(count)].map((job) => ({ ...job, [searchKeysField]: buildJobSearchKeys(job) }))
  await board.put(
    'jobs',
    jobs.reverse().map((job) => [job.id, job])
  )
}

/** As fillJobs. */
export async function fillCandidates(board: EmulatedBoard, count: number): Promise<void> {
  const profiles = [...tradeCandidates(count)].map((one) => ({
    ...one,
    [searchKeysField]: buildCandidateSearchKeys(one)
  }))
  await board.put(
    'candidateProfiles',
    profiles.reverse().map((one) => [one.id, one])
  )
}

/** The board as a page of a visitor's reads it that has just been opened. */
export function visitorOf({ project }: EmulatedBoard): DocumentStore {
  const { host, port } = firestoreEmulator()
  const emulator = `${host}:${port}`
  return createRestStore({
    ...{ apiKey: 'none', projectId: project, emulator },
    // The rules say what a visitor reads.
    onRefetchTrigger: () => () => {}
  })
}

/** The board as Firebase's library reads it for a user, on a device of theirs that remembers nothing. */
export function deviceOf(board: EmulatedBoard, caller: Exclude<Caller, 'owner'>): DocumentStore {
  const { host, port } = firestoreEmulator()
  const database = board.as(caller)
  const store = createFirestoreStore({
    getDatabase: () => database,
    getUid: () => caller?.sub,
    fetchServerTime: () => fetchServerTime(board.project, `${host}:${port}`)
  })
  // The library tells at once what it remembers of other questions: this is about what the server answers.
  return { ...store, watch: store.watchAfterSwitch }
}

/** Late queries are sent within this time. */
const idleMs = 60

/**
 * A watch's result when all its queries are answered. That the board is out of reach is no answer here: the emulator, which has
 * no indexes and looks through everything for each question, takes longer than the app waits.
 */
export async function settledOf<Result>(
  watch: (listener: (result: Result) => void, onError: (error: StoreError) => void) => Unsubscribe,
  reads: ReadCounter
): Promise<Result> {
  let latest: Result | undefined
  let stop: Unsubscribe = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      const onResult = (result: Result) => {
        latest = result
        resolve()
      }
      stop = watch(onResult, (error) => error.isOffline || reject(error))
    })
    do await new Promise((go) => setTimeout(go, idleMs))
    while (reads.isWaiting())
    return latest as Result
  } finally {
    stop()
  }
}

/** Nothing is given up or grows old while the emulator looks: see settledOf. */
export function forgiveSlowness(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  vi.useFakeTimers({ toFake: ['Date'] })
}
