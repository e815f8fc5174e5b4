import type { FirestoreErrorCode } from 'firebase/firestore'
import { StoreError, type StoreFailure } from '../document-store.ts'

const failures: ReadonlyMap<string, StoreFailure> = new Map<FirestoreErrorCode, StoreFailure>([
  ['permission-denied', 'refused'],
  ['unauthenticated', 'refused'],
  ['resource-exhausted', 'full'],
  // Over 1 MiB, or a value that Firestore does not store.
  ['invalid-argument', 'full'],
  ['data-loss', 'damaged']
])

const offlineCodes: readonly string[] = ['unavailable', 'deadline-exceeded'] satisfies FirestoreErrorCode[]

export function toStoreError(error: unknown): unknown {
  const code = readCode(error)
  return code === undefined ? error : createStoreError(code, error)
}

export function createStoreError(code: string, cause: unknown): StoreError {
  if (offlineCodes.includes(code)) return createUnreachableError(cause)
  return new StoreError(failures.get(code) ?? 'unavailable', `the shared board: ${code}`, { cause })
}

export function createUnreachableError(
  cause: unknown = new Error('Failed to get document because the client is offline.')
): StoreError {
  logOffline(cause)
  return new StoreError('unavailable', 'the shared board cannot be reached', { cause, isOffline: true })
}

let isLogged = false

function logOffline(cause: unknown): void {
  if (isLogged) return
  isLogged = true
  // biome-ignore lint/suspicious/noConsole: the operator of the board finds the database's message here
  console.warn(cause)
}

export async function withStoreErrors<R>(step: () => Promise<R>): Promise<R> {
  try {
    return await step()
  } catch (error) {
    throw toStoreError(error)
  }
}

export function isRefusal(error: unknown): boolean {
  return readCode(error) === 'permission-denied'
}

/** The answer was lost: the request may have been carried out. */
export function isUncertain(error: unknown): boolean {
  const code = readCode(error)
  return ['cancelled', 'unavailable', 'deadline-exceeded', 'unknown', 'internal'].includes(code ?? '')
}

/** The server was in the middle of another change, and wants a retry. */
export function isAborted(error: unknown): boolean {
  return readCode(error) === 'aborted'
}

/** Another client has changed the document between reading and writing. */
export function isContention(error: unknown): boolean {
  const code = readCode(error)
  return isAborted(error) || code === 'failed-precondition' || code === 'already-exists'
}

/** By name: an error of another copy of the library is no instance of this one's class. */
function readCode(error: unknown): FirestoreErrorCode | undefined {
  if (!(error instanceof Error) || error.name !== 'FirebaseError' || !('code' in error)) return undefined
  return String(error.code) as FirestoreErrorCode
}
