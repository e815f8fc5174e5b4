import { useEffect, useRef, useState } from 'react'
import type { ToastName } from '#renderer/config/toasts.ts'
import type { PostingsRepository } from '#renderer/data/postings-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job.ts'
import type { Actor } from '#shared/domain/job-transitions.ts'

export type Decision = 'approve' | 'reject' | 'restore' | 'delete'

/** How long the posting that came up by itself is safe from the second press of a double press, in milliseconds. */
export const settling = 400

type Deed = (postings: PostingsRepository, actor: Actor, seen: Job, reason: string) => Promise<unknown>

const deeds: Record<Decision, { does: Deed; done: ToastName }> = {
  approve: { does: (postings, actor, seen) => postings.approve(actor, seen), done: 'postingApproved' },
  reject: { does: (postings, actor, seen, reason) => postings.reject(actor, seen, reason), done: 'postingRejected' },
  restore: { does: (postings, actor, seen) => postings.restore(actor, seen), done: 'postingRestored' },
  delete: { does: (postings, actor, seen) => postings.remove(actor, seen), done: 'postingDeleted' }
}

export interface Decisions {
  /** A decision is being stored, or the next posting has only just come up: nothing is decided now. */
  busy: boolean
  /** Decides about the posting as it was shown. Resolves with whether that was done; the person has been told either way. */
  decide(decision: Decision, seen: Job, reason?: string): Promise<boolean>
}

/** What comes of decisions. */
interface Outcomes {
  decided(seen: Job): void
  /** Another version is stored than the one that was seen. */
  changed(seen: Job, stored: Job): void
}

export function useDecisions(outcomes: Outcomes): Decisions {
  const { postings } = useRepositories()
  const actor = useSession((session) => session.user)
  const deciding = useRef(false)
  const [busy, setBusy] = useState(false)
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(outcomes)
  useEffect(() => {
    latest.current = outcomes
  })
  useEffect(() => () => clearTimeout(settled.current), [])
  const be = (now: boolean) => {
    deciding.current = now
    setBusy(now)
  }

  async function decide(decision: Decision, seen: Job, reason = '') {
    if (deciding.current || !actor) return false
    be(true)
    try {
      await deeds[decision].does(postings, actor, seen, reason)
    } catch (error) {
      be(false)
      showFailure('posting', error)
      // A conflict about a job carries a job.
      if (error instanceof StoreError && error.stored) latest.current.changed(seen, error.stored as Job)
      return false
    }
    showToast(deeds[decision].done, { title: seen.title })
    latest.current.decided(seen)
    settled.current = setTimeout(() => be(false), settling)
    return true
  }

  return { busy, decide }
}
