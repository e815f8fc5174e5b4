/** The address at which a prerendered page was opened; undefined once its screen has begun. */
let prerenderedAt: string | undefined

/** The page at this address was prerendered, and has shown since then that it is loading. */
export function markPrerendered(pathname: string): void {
  prerenderedAt = pathname
}

/** Milliseconds for which a prerendered page has shown that the screen of an address is loading; 0 for any other screen. Returned once. */
export function consumeElapsed(pathname: string): number {
  const elapsed = prerenderedAt === pathname ? performance.now() : 0
  prerenderedAt = undefined
  return elapsed
}
