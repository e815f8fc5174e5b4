import { vi } from 'vitest'
import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { fetchServerTime } from '#renderer/storage/firestore/reading/server-clock.ts'
import { createRestStore } from '#renderer/storage/firestore/rest/rest-store.ts'
import { buildCardSearchKeys, buildJobSearchKeys, searchKeysField } from '#shared/domain/search/search-keys.ts'
import type { Caller, EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/firestore-emulator.ts'
import { fill } from './fill.ts'
import { tradeCandidates, tradeJobs } from './trade-board.ts'

/** Live jobs as the administrator's approval stores them, with what they are found by. */
export async function fillJobs(project: string, count: number): Promise<void> {
  await fill(project, 'jobs', withKeys(tradeJobs(count), buildJobSearchKeys))
}

export async function fillCandidates(project: string, count: number): Promise<void> {
  await fill(project, 'candidateProfiles', withKeys(tradeCandidates(count), buildCardSearchKeys))
}

function* withKeys<T extends { id: string }>(documents: Iterable<T>, build: (document: T) => readonly string[]) {
  for (const document of documents) yield { ...document, [searchKeysField]: build(document) }
}

/** The board as a page of a visitor's reads it that has just been opened. */
export function visitorOf({ project }: EmulatedBoard): DocumentStore {
  const { host, port } = firestoreEmulator()
  const emulator = `${host}:${port}`
  return createRestStore({
    ...{ apiKey: 'none', projectId: project, emulator },
    // The rules say what a visitor reads.
    isPublic: () => true,
    followOccasions: () => () => {}
  })
}

/** The board as Firebase's library reads it for somebody, on a device of theirs that remembers nothing. */
export function deviceOf(board: EmulatedBoard, caller: Exclude<Caller, 'owner'>): DocumentStore {
  const { host, port } = firestoreEmulator()
  const database = board.as(caller)
  return createFirestoreStore({
    getDatabase: () => database,
    getUid: () => caller?.sub,
    fetchServerTime: () => fetchServerTime(board.project, `${host}:${port}`)
  })
}

/**
 * The first thing that a watch tells. That the board is out of reach is no answer here: the emulator, which has no indexes and looks
 * through everything for each question, takes longer than the app waits.
 */
export function firstOf<Result>(
  watch: (listener: (result: Result) => void, onError: (error: StoreError) => void) => Unsubscribe
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isOver = false
    let stop: Unsubscribe = () => {}
    const end = (tell: () => void) => {
      isOver = true
      tell()
      stop()
    }
    stop = watch(
      (result) => end(() => resolve(result)),
      (error) => error.isOffline || end(() => reject(error))
    )
    if (isOver) stop()
  })
}

/** Nothing is given up for its slowness: see firstOf. */
export function waitLong(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
}
