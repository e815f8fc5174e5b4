export interface PendingRoute {
  /** Somebody wants to see the screen of this path; null: none. */
  request(path: string | null): void
  /** The path that was asked for last, once; null: there is none. */
  take(): string | null
}

/**
 * A screen that is asked for from outside of the page. It waits here until somebody takes it: the window that opens with it, or
 * the page, which may be loading still and asks once it is there. A newer wish takes the place of an older one.
 * @param tell called when there is one
 */
export function createPendingRoute(tell: () => void): PendingRoute {
  let pending: string | null = null
  return {
    request(path) {
      if (path === null) return
      pending = path
      tell()
    },
    take() {
      const path = pending
      pending = null
      return path
    }
  }
}
