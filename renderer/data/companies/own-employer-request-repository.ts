import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { employerRequests } from '#shared/collections/employer-requests.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { isRequestLeaving, type RequestStep, reduceRequest } from '#shared/domain/company/employer-request.ts'
import type { CompanyDetails, EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { withRefusals } from '../document-store-operations.ts'
import { type Listeners, watchOne } from '../watch-queries.ts'

/** One person's request for an employer account. Everything rejects with a StoreError. */
export interface OwnEmployerRequestRepository {
  /** null: they have never asked. Follows every change. */
  watch(...on: Listeners<EmployerRequest | null>): Unsubscribe
  /** `base`: as it was seen, null for none; 'conflict' when another revision is stored, so an answer is read first. `reply` may be empty. */
  ask(details: CompanyDetails, base: EmployerRequest | null, reply?: string): Promise<EmployerRequest>
  /** 'conflict' when it was answered in between. */
  withdraw(base: EmployerRequest): Promise<EmployerRequest>
  /** Before the account goes: an unanswered request is removed, a waiting one withdrawn; a banned person's stays. Can be done again. */
  leave(): Promise<void>
}

export function createOwnEmployerRequestRepository(
  documents: DocumentStore,
  getActor: () => SessionUser | null,
  clock: () => Date = () => new Date()
): OwnEmployerRequestRepository {
  const findActor = (): SessionUser => {
    const actor = getActor()
    if (!actor) throw new StoreError('refused', 'nobody is signed in')
    return actor
  }
  const takeStep = async (step: RequestStep, revision: number): Promise<EmployerRequest> => {
    const person = findActor()
    const now = clock()
    const change = documents.change(
      employerRequests,
      person.uid,
      (stored) => reduceRequest(stored, step, person, now),
      revision,
      step
    )
    return withRefusals(change)
  }
  const withdraw = ({ revision = 0 }: EmployerRequest) => takeStep({ action: 'withdraw' }, revision)
  return {
    watch: (...on) => watchOne(documents, employerRequests, getActor()?.uid ?? '')(...on),
    ask: (details, base, reply) => takeStep({ action: 'request', details, reply }, base?.revision ?? 0),
    withdraw,
    async leave() {
      const person = findActor()
      const stored = await documents.get(employerRequests, person.uid)
      if (!stored || !isRequestLeaving(stored, person)) return
      if (stored.answers.length === 0) await documents.remove(employerRequests, stored.id, stored.revision ?? 0)
      else await withdraw(stored)
    }
  }
}
