/** Packages register it with the system (build/package/builder-config.mjs). */
export const linkScheme = 'loupe'

const publicPages = 'jobs|about-us|contact-us|disclaimer'

/**
 * The whole address, letter by letter: nothing is decoded, so no program on the way can give it another meaning. Some
 * of them add the slash at the end.
 */
const pattern = new RegExp(`^${linkScheme}://(?:(${publicPages})/?|jobs/([\\w-]{1,128})/?)$`)

/**
 * The path that a link of another program may open, 'loupe://jobs/<id>' or a public page; null: none. Anybody can write
 * such a link, so it carries no query and no account, and opens no workplace.
 */
export function parseDeepLink(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const [, page, job] = pattern.exec(address.replace(/^loupe:/i, `${linkScheme}:`)) ?? []
  if (job !== undefined) return `/jobs/${job}`
  return page === undefined ? null : `/${page}`
}

/**
 * Finds the link in the arguments of a start: Windows and Linux put it anywhere among them. More than one is refused.
 */
export function findDeepLink(argv: readonly unknown[]): string | null {
  const links = argv.filter((argument) => typeof argument === 'string' && /^loupe:/i.test(argument))
  return links.length === 1 ? parseDeepLink(links[0]) : null
}

export interface PendingRoute {
  /** null: no path. */
  request(path: string | null): void
  /** Returns the newest path once; null: there is none. */
  take(): string | null
}

/**
 * Keeps the path of a deep link or notification until the opening window or the loaded page takes it.
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
