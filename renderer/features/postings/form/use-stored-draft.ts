import { useEffect, useMemo, useState } from 'react'
import type { DraftPlace } from '#renderer/data/draft-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { JobDraft } from '#renderer/storage/collections/job-drafts.ts'

interface StoredDraft {
  place: DraftPlace
  /** null: there is none; undefined: not known yet. */
  draft: JobDraft | null | undefined
}

/** The draft that the signed-in person has kept for a job; undefined: for a new one. Use it in a component whose key names the job and the person. */
export function useStoredDraft(jobId: string | undefined): StoredDraft {
  const { draft: draftOf } = useRepositories()
  const place = useMemo(() => draftOf(jobId), [draftOf, jobId])
  const [draft, setDraft] = useState<JobDraft | null>()

  useEffect(() => {
    let wanted = true
    const found = (stored: JobDraft | null | undefined) => {
      if (wanted) setDraft(stored ?? null)
    }
    // A draft that cannot be read must not keep anybody from writing.
    place.read().then(found, () => found(null))
    return () => {
      wanted = false
    }
  }, [place])

  return { place, draft }
}
