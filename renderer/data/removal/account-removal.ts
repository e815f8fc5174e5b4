import { StoreError } from '#renderer/storage/document-store.ts'

/** What the product keeps for a person, in the order in which it goes: what others see first, what the rest is found by last. */
export const removalParts = [
  'postings',
  'request',
  'applications',
  'marks',
  'unsent',
  'card',
  'lists',
  'files',
  'profile',
  'role'
] as const
export type RemovalPart = (typeof removalParts)[number]

/** Something of a person's that is still there. */
export interface Leftover {
  part: RemovalPart
  /** How many; undefined: they cannot be counted, or not now. */
  count: number | undefined
}

/** Why an account stays. What is not among `left` has gone, or was never there. */
export class RemovalError extends Error {
  /** 'blocked': this person may not remove it now, so nothing was touched. 'stopped': on the way. */
  readonly reason: 'blocked' | 'stopped'
  readonly left: readonly Leftover[]

  constructor(reason: RemovalError['reason'], left: readonly Leftover[], cause?: unknown) {
    super(`the removal is ${reason}: ${left.map(({ part }) => part).join(', ')}`, { cause })
    this.name = 'RemovalError'
    this.reason = reason
    this.left = left
  }
}

/** One kind of what is removed. Both reject with a StoreError. */
export interface RemovalStep {
  /** Removes all of it. Can be done again after a failure. */
  remove(): Promise<void>
  /**
   * How many there are to remove, and of these how many this person may not remove as they are; undefined: it cannot be counted, and may
   * always be removed.
   */
  count?(): Promise<{ all: number; blocked: number }>
}

export type RemovalPlan = Readonly<Record<RemovalPart, RemovalStep>>

/**
 * Removes all that the product keeps for a person before their account goes: everything is looked at before the first step, and what
 * cannot go stops it there; after the last step it is looked at again. Can be done again after a failure, and then goes on with the rest.
 * Rejects with a RemovalError.
 */
export async function removeAll(plan: RemovalPlan): Promise<void> {
  const found = await countAll(plan)
  const blocked = found.filter((each) => each.blocked > 0)
  if (blocked.length > 0) {
    const left = blocked.map(({ part, blocked: count }) => ({ part, count }))
    throw new RemovalError('blocked', left)
  }
  // Nothing was touched yet: what cannot be read now might be there.
  const unread = found.find(({ error }) => error !== undefined)
  if (unread) throw new RemovalError('stopped', listLeft(found), unread.error)
  const failures = new Map<RemovalPart, unknown>()
  for (const part of removalParts) {
    // The role goes when nothing is left that needs it.
    if (part === 'role' && failures.size > 0) break
    try {
      await plan[part].remove()
    } catch (error) {
      failures.set(part, error)
      // The rest would only wait for the network as long.
      if (error instanceof StoreError && error.isOffline) break
    }
  }
  const [first] = failures.values()
  const left = listLeft(await countAll(plan, failures))
  if (failures.size > 0 || left.length > 0) throw new RemovalError('stopped', left, first)
}

interface Counted {
  part: RemovalPart
  /** undefined: unknown. */
  all: number | undefined
  blocked: number
  error?: unknown
}

/** `failures`: of the steps that were tried; what cannot be counted is left where its step has failed. */
function countAll(plan: RemovalPlan, failures: ReadonlyMap<RemovalPart, unknown> = new Map()): Promise<Counted[]> {
  return Promise.all(
    removalParts.map(async (part): Promise<Counted> => {
      const { count } = plan[part]
      if (!count) return { part, all: failures.has(part) ? undefined : 0, blocked: 0 }
      try {
        return { part, ...(await count()) }
      } catch (error) {
        return { part, all: undefined, blocked: 0, error }
      }
    })
  )
}

function listLeft(counted: readonly Counted[]): Leftover[] {
  return counted.flatMap(({ part, all }) => (all === 0 ? [] : [{ part, count: all }]))
}
