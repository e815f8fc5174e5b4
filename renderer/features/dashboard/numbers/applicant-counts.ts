/** How many people applied, by posting. */
export interface ApplicantCounts {
  /** Those who did not take it back, by the id of the posting. */
  byJob: ReadonlyMap<string, { all: number }>
  /** How many applications were read, the newest ones, and how many there are. */
  read: number
  total: number
}

/** undefined: not known. A posting of which nobody is listed has none only when everybody was read. */
export function countApplicants(counts: ApplicantCounts | undefined, jobId: string): number | undefined {
  return counts && (counts.byJob.get(jobId)?.all ?? (counts.read < counts.total ? undefined : 0))
}
