import { useEffect, useMemo, useState } from 'react'
import { type DraftPlace, draftPlace } from '#renderer/data/draft-place.ts'
import { useGuardedDocuments } from '#renderer/hooks/use-guarded-documents.ts'
import type { JobDraft } from '#renderer/storage/collections/job-drafts.ts'

interface StoredDraft {
  place: DraftPlace
  /** null: there is none; undefined: not known yet. */
  draft: JobDraft | null | undefined
}

/** The draft that a person has kept for a job. Use it in a component whose key names both. */
export function useStoredDraft(uid: string, jobId: string | undefined): StoredDraft {
  const documents = useGuardedDocuments()
  const place = useMemo(() => draftPlace(documents, uid, jobId), [documents, uid, jobId])
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
