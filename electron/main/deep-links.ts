/** The scheme that packages register with the system (build/package/builder-config.mjs). */
export const linkScheme = 'loupe'

/** The screens that a link from outside may open, beside those of jobs: what everybody may read. */
const publicPages = 'jobs|about-us|contact-us|disclaimer'

/**
 * The whole of an address, letter by letter: whatever the pattern does not name is none, so nothing has to be decoded, and what a
 * program on the way makes of it cannot mean something else here. A slash at the end is what some of these add.
 */
const pattern = new RegExp(`^${linkScheme}://(?:(${publicPages})/?|jobs/([\\w-]{1,128})/?)$`)

/**
 * The path of the screen that a link from another program may open, 'loupe://jobs/<id>' or that of a public page; null: none that
 * may. Anybody can write such a link, so it names a screen and nothing else: no query, no account, no screen of a workplace.
 */
export function parseDeepLink(address: unknown): string | null {
  if (typeof address !== 'string') return null
  // Systems hand the scheme over as it was written.
  const [, page, job] = pattern.exec(address.replace(/^loupe:/i, `${linkScheme}:`)) ?? []
  if (job !== undefined) return `/jobs/${job}`
  return page === undefined ? null : `/${page}`
}

/**
 * The same for the arguments of a start: on Windows and Linux the system puts the link among them, in no certain place. More than
 * one link is nobody's wish.
 */
export function findDeepLink(argv: readonly unknown[]): string | null {
  const links = argv.filter((argument) => typeof argument === 'string' && /^loupe:/i.test(argument))
  return links.length === 1 ? parseDeepLink(links[0]) : null
}

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
