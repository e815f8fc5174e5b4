import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { longestWait, waitAfter } from '#shared/domain/sign-in-wait.ts'
import { AccountError } from '../accounts.ts'
import { type SignInWait, signInWaits } from './account-collections.ts'

/** How often a running wait is written down, in milliseconds: a reload costs the person at most that much. */
const saveEvery = 5000

/**
 * Makes failed sign-ins wait. The wait runs down by the time this app is open, measured by a clock that nobody can set
 * (`elapsed`, milliseconds from any start): neither a reload, another tab nor the system's clock shortens it.
 */
export function waitKeeper(documents: DocumentStore, elapsed: () => number) {
  // What each address had to wait, and when this tab learned it.
  const learned = new Map<string, { revision: number; remaining: number; at: number }>()
  let saving: ReturnType<typeof setInterval> | undefined

  function remaining(wait: SignInWait): number {
    const known = learned.get(wait.id)
    const revision = wait.revision ?? 0
    if (known?.revision === revision) return Math.max(0, known.remaining - (elapsed() - known.at))
    learned.set(wait.id, { revision, remaining: Math.min(wait.remaining, longestWait), at: elapsed() })
    return Math.min(wait.remaining, longestWait)
  }

  function save(): void {
    const running = [...learned].filter(([, wait]) => wait.remaining > 0)
    if (running.length === 0) {
      clearInterval(saving)
      saving = undefined
    }
    for (const [id] of running) void documents.change(signInWaits, id, runDown).then(learn, () => {})
  }

  function runDown(stored: SignInWait | undefined): SignInWait {
    if (!stored) throw new AccountError('unavailable')
    return { ...stored, remaining: remaining(stored) }
  }

  function learn(wait: SignInWait): void {
    remaining(wait)
    if (wait.remaining > 0) saving ??= setInterval(save, saveEvery)
  }

  documents.watch(
    signInWaits,
    { order: 'stored', limit: 1000 },
    ({ documents: waits }) => {
      // After a success the revisions begin anew: what was learned of the old ones must not be taken for them.
      const ids = new Set(waits.map(({ id }) => id))
      for (const id of learned.keys()) if (!ids.has(id)) learned.delete(id)
      waits.forEach(learn)
    },
    // Without the store no attempt is looked at either: `begin` says so.
    () => {}
  )

  return {
    /** Counts an attempt as failed before it is looked at, so that attempts side by side cannot share one turn. */
    async begin(id: string): Promise<void> {
      let wait = 0
      const stored = await documents.change(signInWaits, id, (before) => {
        wait = before ? remaining(before) : 0
        if (wait > 0) throw new AccountError('wait', { wait })
        const failures = (before?.failures ?? 0) + 1
        return { ...before, id, failures, remaining: waitAfter(failures) }
      })
      learn(stored)
    },
    /** The attempt succeeded: the failures before it are forgotten. */
    async succeed(id: string): Promise<void> {
      await documents.remove(signInWaits, id)
      learned.delete(id)
    }
  }
}
