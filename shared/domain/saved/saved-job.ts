import type * as v from 'valibot'
import type { Job } from '../job/job.ts'
import { instant, storedDocument, storedText } from '../well-formed-text.ts'

/** Of one person, on every board. build/firebase/firestore.rules has the same numbers. */
export const maxSavedJobs = 200

/** The id is the job's. It names the job when that is no longer public. */
export const savedJobSchema = storedDocument({
  title: storedText,
  company: storedText,
  location: storedText,
  savedAt: instant
})
export type SavedJob = v.InferOutput<typeof savedJobSchema>

const lengths = { title: 120, company: 120, location: 80 } as const

export function isSavedJob({ title, company, location }: SavedJob): boolean {
  return title.length <= lengths.title && company.length <= lengths.company && location.length <= lengths.location
}

/** Jobs of earlier versions may have longer texts. */
export function createSavedJob({ id, title, company, location }: Job, now: Date): SavedJob {
  return {
    id,
    title: title.slice(0, lengths.title),
    company: company.slice(0, lengths.company),
    location: location.slice(0, lengths.location),
    savedAt: now.toISOString()
  }
}
