import { useEffect, useState } from 'react'
import { usePostings } from '#renderer/hooks/use-postings.ts'
import type { Job } from '#shared/domain/job.ts'

export type KnownPostings = ReadonlyMap<string, Job | null>

interface ApplicantPostings {
  /** Those of which it is known. null: gone. */
  known: KnownPostings
  failed: boolean
}

/** The postings that people applied to, as they are now. Another `attempt` watches them again. */
export function useApplicantPostings(jobIds: readonly string[], attempt: number): ApplicantPostings {
  const postings = usePostings()
  const [known, setKnown] = useState<KnownPostings>(new Map())
  const [failed, setFailed] = useState(false)
  // The same ids in another order or another list are no reason to watch anew.
  const wanted = JSON.stringify([...new Set(jobIds)].sort())

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt watches again
  useEffect(() => {
    setFailed(false)
    const stops = (JSON.parse(wanted) as string[]).map((id) =>
      postings.watchPosting(
        id,
        (job) => setKnown((before) => new Map(before).set(id, job)),
        () => setFailed(true)
      )
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [postings, wanted, attempt])

  return { known, failed }
}
