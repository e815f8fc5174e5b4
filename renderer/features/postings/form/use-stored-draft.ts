import { useEffect, useMemo, useState } from 'react'
import type { DraftRepository } from '#renderer/data/draft-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { JobDraft } from '#renderer/storage/collections/job-drafts.ts'

interface StoredDraft {
  repository: DraftRepository
  /** null: there is none; undefined: not known yet. */
  draft: JobDraft | null | undefined
}

/** The draft that the signed-in person has kept for a job; undefined: for a new one. Use it in a component whose key names the job and the person. */
export function useStoredDraft(jobId: string | undefined): StoredDraft {
  const { draft: draftOf } = useRepositories()
  const repository = useMemo(() => draftOf(jobId), [draftOf, jobId])
  const [draft, setDraft] = useState<JobDraft | null>()

  useEffect(() => {
    let isActive = true
    const onData = (stored: JobDraft | null | undefined) => {
      if (isActive) setDraft(stored ?? null)
    }
    // A draft that cannot be read must not keep anybody from writing.
    repository.read().then(onData, () => onData(null))
    return () => {
      isActive = false
    }
  }, [repository])

  return { repository, draft }
}
