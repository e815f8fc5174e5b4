/** The address at which the page was opened, drawn beforehand as it loads; undefined: people have gone on since. */
let drawnAt: string | undefined

/** This page was opened at an address, and says there since its first picture that it is loading. */
export function markPrerendered(pathname: string): void {
  drawnAt = pathname
}

/**
 * For how many milliseconds the screen of an address has been waited for when its code begins to wait: since the page was asked for where
 * it was drawn beforehand, else for none. Told once.
 */
export function consumeElapsed(pathname: string): number {
  const waited = drawnAt === pathname ? performance.now() : 0
  drawnAt = undefined
  return waited
}
