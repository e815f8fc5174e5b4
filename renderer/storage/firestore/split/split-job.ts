type Raw = Readonly<Record<string, unknown>>

/**
 * A posting is two documents in Firestore: what everybody reads while it is live, and who did what with it and why, which its owner
 * and the administrator read. The posting says only how many `steps` there were, and by `changedAt` when the last was taken. One from
 * before holds its `history` itself, and is rid of it with its next change.
 */
export function mergeJob(job: Raw, apart: Raw | undefined): Raw {
  if (!liesApart(job)) return job
  const { steps: _steps, changedAt: _at, ...open } = job
  return apart ? { ...open, history: apart.history } : open
}

/** The parts of a posting; that of the history without a revision, which it counts for itself. */
export function splitJob(document: Raw): { open: Raw; part?: Raw } {
  const { history, ...open } = document
  // Something that is no list counts as its first line, as everywhere.
  const lines: readonly unknown[] = Array.isArray(history) ? history : [history ?? []].flat()
  if (lines.length === 0) return { open: document }
  const { at } = { ...(lines.at(-1) as object | null) } as { at?: unknown }
  return {
    open: { ...open, steps: lines.length, changedAt: typeof at === 'string' ? at : '' },
    part: { id: open.id, employerId: open.employerId, history: lines }
  }
}

/** Whether there is a second document to read. */
export function liesApart(job: Raw): boolean {
  return job.steps !== undefined
}
