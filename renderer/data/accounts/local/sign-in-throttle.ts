import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { type SignInThrottle, signInThrottles } from '#shared/collections/accounts.ts'
import { computeBackoffMs, maxWaitMs } from '#shared/domain/account/sign-in-backoff.ts'
import { AccountError } from '../accounts-port.ts'

/** A reload adds at most so much to a wait. */
const saveIntervalMs = 5000

/** Throttles failed sign-ins. A wait runs down by a monotonic clock while the app is open: no reload, other tab or system clock shortens it. */
export function createSignInThrottle(documents: DocumentStore, readElapsedMs: () => number) {
  const observed = new Map<string, { revision: number; remaining: number; at: number }>()
  let saveTimer: ReturnType<typeof setInterval> | undefined

  function countDown(record: SignInThrottle): number {
    const seenBefore = observed.get(record.id)
    const revision = record.revision ?? 0
    if (seenBefore?.revision === revision) return Math.max(0, seenBefore.remaining - (readElapsedMs() - seenBefore.at))
    observed.set(record.id, { revision, remaining: Math.min(record.remaining, maxWaitMs), at: readElapsedMs() })
    return Math.min(record.remaining, maxWaitMs)
  }

  function save(): void {
    const running = [...observed].filter(([, record]) => record.remaining > 0)
    if (running.length === 0) {
      clearInterval(saveTimer)
      saveTimer = undefined
    }
    for (const [id] of running) void documents.change(signInThrottles, id, withRemaining).then(observe, () => {})
  }

  function withRemaining(stored: SignInThrottle | undefined): SignInThrottle {
    if (!stored) throw new AccountError('unavailable')
    return { ...stored, remaining: countDown(stored) }
  }

  function observe(record: SignInThrottle): void {
    countDown(record)
    if (record.remaining > 0) saveTimer ??= setInterval(save, saveIntervalMs)
  }

  documents.watch(
    signInThrottles,
    { order: 'stored', limit: 1000 },
    ({ documents: records }) => {
      // A success restarts the revisions: earlier readings are dropped.
      const ids = new Set(records.map(({ id }) => id))
      for (const id of observed.keys()) if (!ids.has(id)) observed.delete(id)
      records.forEach(observe)
    },
    // Without the store `begin` rejects every attempt.
    () => {}
  )

  return {
    /** Counts an attempt as failed before it is checked, so that parallel attempts cannot share one turn. */
    async begin(id: string): Promise<void> {
      let waitMs = 0
      const stored = await documents.change(signInThrottles, id, (before) => {
        waitMs = before ? countDown(before) : 0
        if (waitMs > 0) throw new AccountError('wait', { waitMs })
        const failures = (before?.failures ?? 0) + 1
        return { ...before, id, failures, remaining: computeBackoffMs(failures) }
      })
      observe(stored)
    },
    async succeed(id: string): Promise<void> {
      await documents.remove(signInThrottles, id)
      observed.delete(id)
    }
  }
}
