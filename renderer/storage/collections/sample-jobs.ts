import address from 'virtual:seed-postings'
import type { Job } from '#shared/domain/job.ts'
import { type SeedPosting, seeded } from '#shared/domain/seed-posting.ts'

/** The sample jobs as of now. Rejects when they cannot be fetched. What was fetched is the product's own file. */
export async function sampleJobs(): Promise<Job[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const postings: SeedPosting[] = await answer.json()
  return seeded(postings, new Date())
}
