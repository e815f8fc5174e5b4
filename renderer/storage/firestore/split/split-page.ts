type Raw = Readonly<Record<string, unknown>>

/**
 * A page is two documents in Firestore: what everybody reads, and its earlier texts, which the administrator alone reads.
 * The page says only by `hasVersions` that there are any.
 */
export function mergePage(page: Raw, earlier: Raw | undefined): Raw {
  const { hasVersions: _apart, ...open } = page
  return earlier ? { versions: earlier.versions, ...open } : open
}

/** The parts of a page; that of the earlier texts without a revision, which it counts for itself. */
export function splitPage(document: Raw): { open: Raw; part?: Raw } {
  const { versions, hasVersions: _apart, ...open } = document
  if (versions === undefined) return { open }
  return { open: { ...open, hasVersions: true }, part: { id: open.id, versions } }
}
