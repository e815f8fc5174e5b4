import { create } from 'zustand'
import { unfinishedWork } from '#renderer/stores/unfinished-work.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ReportDecision } from '#shared/domain/report/report.ts'
import type { ReportedPosting } from '#shared/domain/report/reported-posting.ts'

/** How long a decision can be taken back. */
export const undoMs = 10_000

/** A decision that was made and is not stored yet. */
export interface HeldDecision {
  number: number
  kind: 'approve' | 'reject' | 'batch' | 'settle' | ReportDecision | 'houseApprove' | 'houseDecline' | 'houseAsk'
  /** As the person saw them: what is stored when another version is there by then, is refused. */
  jobs: readonly Job[]
  /** It was made about what people have reported. `jobs` holds the posting then, unless there is none any more. */
  reported?: ReportedPosting
  /** It was made about somebody who asks to post for a house; `jobs` is empty then. */
  request?: EmployerRequest
  /** When it is stored by itself, as `performance.now()` counts. */
  dueAt: number
  /** Stores it. Never rejects: it says by itself how that went. */
  store(): Promise<void>
}

/** What is decided about, in one version of it: a posting, what was reported of one, or a request to post. */
interface Decidable {
  id: string
  revision?: number | undefined
}

interface State {
  /** The newest last. */
  held: readonly HeldDecision[]
  /** How many are being stored now. */
  storing: number
  /** By id the revision that was decided about: as long as no other one is stored it waits for nobody. */
  decided: ReadonlyMap<string, number>
}

/**
 * A decision is held back for ten seconds before it is stored. Nothing in the life of a posting leads back from 'live', and an employer
 * who was told 'rejected' cannot be untold: so what can be taken back has not happened yet. It is stored at once when there is
 * nobody left to take it back: when the desk is left, hidden or closed, when another queue is opened, and before another decision
 * about the same posting or house. If the page dies in these seconds, nothing was decided, and the posting waits in its queue.
 *
 * Outside of React, because what is being stored outlives the desk: whoever logs out elsewhere waits for it.
 */
export const useHeldDecisions = create<State>(() => ({ held: [], storing: 0, decided: new Map() }))

unfinishedWork.push(finishDecisions)

const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastNumber = 0

/** Lets nobody wait any more for what was decided about, before the store tells of it. */
export function markDecided(done: readonly Decidable[]): void {
  useHeldDecisions.setState(({ decided }) => ({
    decided: new Map([...decided, ...done.map(({ id, revision = 0 }) => [id, revision] as const)])
  }))
}

/** What waits for nobody while this decision is held. */
function listDecided({ jobs, reported, request }: About): readonly Decidable[] {
  return request ? [request] : reported ? [nameReported(reported)] : jobs
}

/** What was reported of a posting, beside the posting itself, which waits in queues of its own. */
export function nameReported({ id, version }: ReportedPosting): Decidable {
  return { id: `reports of ${id}`, revision: version }
}

/** The ids of the postings that it concerns, or of the person. */
function listConcerned({ jobs, reported, request }: About): string[] {
  if (request) return [request.id]
  return reported ? [reported.id] : jobs.map(({ id }) => id)
}

type About = Pick<HeldDecision, 'jobs' | 'reported' | 'request'>

/** Holds a decision until it is due. */
export function holdDecision(decision: Omit<HeldDecision, 'number' | 'dueAt'>): void {
  const ids = new Set(listConcerned(decision))
  storeWhere((held) => listConcerned(held).some((id) => ids.has(id)))
  lastNumber += 1
  const number = lastNumber
  const held = { ...decision, number, dueAt: performance.now() + undoMs }
  useHeldDecisions.setState((state) => ({ held: [...state.held, held] }))
  markDecided(listDecided(decision))
  timers.set(
    number,
    setTimeout(() => storeWhere((one) => one.number === number), undoMs)
  )
}

/** Takes the newest decision back; undefined: there is none left to take back. */
export function undoDecision(): HeldDecision | undefined {
  const newest = useHeldDecisions.getState().held.at(-1)
  if (!newest) return undefined
  release(newest)
  reopen(listDecided(newest))
  return newest
}

/** Stores everything that is held. */
export function storeDecisions(): Promise<void> {
  return storeWhere(() => true)
}

/** Counts as being stored until it ends: whoever leaves meanwhile waits for it, and for what it holds. */
export async function countAsStoring(work: () => Promise<void>): Promise<void> {
  useHeldDecisions.setState(({ storing }) => ({ storing: storing + 1 }))
  try {
    await work()
  } finally {
    useHeldDecisions.setState(({ storing }) => ({ storing: storing - 1 }))
  }
}

/** Stores everything, also what is decided while that goes on. */
export async function finishDecisions(): Promise<void> {
  do {
    storeDecisions()
    await whenStored()
  } while (useHeldDecisions.getState().held.length > 0)
}

/** Resolves when nothing is being stored any more. */
export function whenStored(): Promise<void> {
  return new Promise((done) => {
    const look = ({ storing }: State) => {
      if (storing > 0) return
      stop()
      done()
    }
    const stop = useHeldDecisions.subscribe(look)
    look(useHeldDecisions.getState())
  })
}

/** Lets what was decided about wait again: it was taken back, or could not be stored. */
export function reopen(undone: readonly Decidable[]): void {
  useHeldDecisions.setState(({ decided }) => {
    const left = new Map(decided)
    for (const { id, revision = 0 } of undone) if (left.get(id) === revision) left.delete(id)
    return { decided: left }
  })
}

/** Whether this version was decided about. */
export function isDecided(decided: State['decided'], { id, revision = 0 }: Decidable): boolean {
  return decided.get(id) === revision
}

async function storeWhere(isMeant: (held: HeldDecision) => boolean): Promise<void> {
  const meant = useHeldDecisions.getState().held.filter(isMeant)
  for (const held of meant) release(held)
  useHeldDecisions.setState(({ storing }) => ({ storing: storing + meant.length }))
  await Promise.all(
    meant.map((held) =>
      held.store().finally(() => useHeldDecisions.setState(({ storing }) => ({ storing: storing - 1 })))
    )
  )
}

function release({ number }: HeldDecision): void {
  clearTimeout(timers.get(number))
  timers.delete(number)
  useHeldDecisions.setState(({ held }) => ({ held: held.filter((other) => other.number !== number) }))
}
