/** How many people applied, by posting. */
export interface ApplicantCounts {
  /** Those who did not take it back, by the id of the posting; a posting that is not in it has none. */
  byJob: ReadonlyMap<string, { all: number }>
  /** How many applications were read, the newest ones, and how many there are. */
  read: number
  total: number
}

export function countApplicants(counts: ApplicantCounts | undefined, jobId: string): number | undefined {
  return counts && (counts.byJob.get(jobId)?.all ?? 0)
}
