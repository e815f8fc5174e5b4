import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import type { ToastName } from '#renderer/config/toasts.ts'
import { unsentAddress } from '#renderer/config/unsent-address.ts'
import type { PostingsRepository } from '#renderer/data/postings-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobContent } from '#shared/domain/job/job-content.ts'
import { createJobId } from '#shared/domain/job/job-id.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'

/** How a form is submitted. `base` undefined: as a new job. */
export interface Submission {
  actor: SessionUser
  base: Job | undefined
  /** For how many days it is to be public from its approval; undefined: as it was, or as usual. */
  liveDays: number | undefined
  /** It is stored. */
  onStored: () => void
  /** Another version is stored than the one that was changed. */
  onOutdated: (stored: Job) => void
}

/** Sends the form away, once. */
export function useSubmit({ actor, base, liveDays, onStored, onOutdated }: Submission) {
  const { postings, keepUnsent } = useRepositories()
  const navigate = useNavigate()
  const isSent = useRef(false)
  const newId = useRef<string>(undefined)
  const [busy, setBusy] = useState(false)

  async function submit(content: JobContent): Promise<void> {
    // Who may not post yet has no button for it.
    if (isSent.current || actor.role === 'Candidate') return
    // The shared board would refuse it, and could not say why.
    if (actor.unverified) return showToast('postingUnverified')
    isSent.current = true
    setBusy(true)
    try {
      if (base) await submitChange(postings, actor, base, content, liveDays)
      else {
        newId.current ??= createJobId(new Date())
        await postings.post(actor, content, newId.current, liveDays)
      }
      onStored()
      showToast(selectToast(actor, base), { title: content.title })
      navigate(paths.dashboard)
    } catch (error) {
      const id = base ? undefined : newId.current
      const kept = id && (await keepUnsent(error, (outbox) => outbox.keepPosting(id, content, liveDays)))
      if (kept) {
        onStored()
        showToast('postingUnsent', { title: content.title })
        return navigate(unsentAddress)
      }
      isSent.current = false
      setBusy(false)
      if (kept === false) return showToast('unsentNotKept')
      const newer = findNewerVersion(error)
      if (newer) onOutdated(newer)
      showFailure('posting', error)
    }
  }
  return { busy, submit }
}

function submitChange(
  postings: PostingsRepository,
  actor: Actor,
  base: Job,
  content: JobContent,
  liveDays: number | undefined
): Promise<Job> {
  const change = actor.role === 'Admin' ? postings.edit : postings.revise
  return change(actor, base, content, liveDays)
}

function selectToast(actor: Actor, base: Job | undefined): ToastName {
  if (actor.role === 'Admin') return base ? 'postingUpdatedLive' : 'postingLive'
  return base ? 'postingUpdated' : 'postingSubmitted'
}

function findNewerVersion(error: unknown): Job | undefined {
  // A conflict of this store is about a job of this collection, which has parsed it.
  return error instanceof StoreError && error.failure === 'conflict' ? (error.stored as Job | undefined) : undefined
}
