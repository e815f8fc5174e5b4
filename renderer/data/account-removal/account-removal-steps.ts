import { StoreError } from '#renderer/storage/document-store.ts'

/** The parts of a removal in their order: public ones first, and last those by which the rest is found. */
export const removalParts = [
  'jobs',
  'request',
  'applications',
  'marks',
  'unsent',
  'publicProfile',
  'lists',
  'files',
  'profile',
  'role'
] as const
export type RemovalPart = (typeof removalParts)[number]

export interface Leftover {
  part: RemovalPart
  count: number | undefined
}

/** Why an account stays. Parts that are not among `left` are gone, or never were. */
export class RemovalError extends Error {
  /** 'blocked': not allowed to this person now, so nothing was touched. */
  readonly reason: 'blocked' | 'stopped'
  readonly left: readonly Leftover[]

  constructor(reason: RemovalError['reason'], left: readonly Leftover[], cause?: unknown) {
    super(`the removal is ${reason}: ${left.map(({ part }) => part).join(', ')}`, { cause })
    this.name = 'RemovalError'
    this.reason = reason
    this.left = left
  }
}

export interface RemovalStep {
  remove(): Promise<void>
  /** `blocked`: not allowed to this person. Absent: it cannot be counted, and is always allowed. */
  count?(): Promise<{ all: number; blocked: number }>
}

export type RemovalPlan = Readonly<Record<RemovalPart, RemovalStep>>

/** Counts first and stops at what cannot go; counts again at the end. Retry is safe. Rejects with a RemovalError. */
export async function removeAll(plan: RemovalPlan): Promise<void> {
  const found = await countAll(plan)
  const blocked = found.filter((each) => each.blocked > 0)
  if (blocked.length > 0) {
    const left = blocked.map(({ part, blocked: count }) => ({ part, count }))
    throw new RemovalError('blocked', left)
  }
  // An unreadable part may exist.
  const unread = found.find(({ error }) => error !== undefined)
  if (unread) throw new RemovalError('stopped', listLeft(found), unread.error)
  const failures = new Map<RemovalPart, unknown>()
  for (const part of removalParts) {
    // Other parts need the role.
    if (part === 'role' && failures.size > 0) break
    try {
      await plan[part].remove()
    } catch (error) {
      failures.set(part, error)
      // The others would time out as well.
      if (error instanceof StoreError && error.isOffline) break
    }
  }
  const [first] = failures.values()
  const left = listLeft(await countAll(plan, failures))
  if (failures.size > 0 || left.length > 0) throw new RemovalError('stopped', left, first)
}

interface Counted {
  part: RemovalPart
  all: number | undefined
  blocked: number
  error?: unknown
}

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
