import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { createLateRepository, type LateRepository } from '../late-repository.ts'
import type { HousesDeskRepository } from './houses-desk-repository.ts'

/** Who may post: how many ask for it, and all else once its code has come. */
export interface LateHousesDesk extends LateRepository<HousesDeskRepository> {
  /** How many requests wait for the administrator. */
  watchCount(listener: (count: number) => void, onError: (error: StoreError) => void): Unsubscribe
}

/**
 * @param documents authorized for the person who acts (authorized-store.ts)
 * @param isShared see createHousesDeskRepository
 */
export function createLateHousesDesk(
  documents: DocumentStore,
  getActor: () => SessionUser | null,
  isShared: boolean
): LateHousesDesk {
  return {
    ...createLateRepository(async () => {
      const { createHousesDeskRepository } = await import('./houses-desk-repository.ts')
      return createHousesDeskRepository(documents, getActor, undefined, isShared)
    }),
    watchCount: (listener, onError) =>
      documents.watch(
        employerRequests,
        { where: { state: 'waiting' }, order: 'stored', limit: 0 },
        ({ total }) => listener(total),
        onError
      )
  }
}
