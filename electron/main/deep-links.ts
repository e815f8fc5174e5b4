/** Packages register it with the system (build/package/builder-config.mjs). */
export const linkScheme = 'loupe'

const publicPages = 'jobs|about-us|contact-us|disclaimer'

/** The whole address, undecoded: no program on the way can give it another meaning. Some add the last slash. */
const pattern = new RegExp(`^${linkScheme}://(?:(${publicPages})/?|jobs/([\\w-]{1,128})/?)$`)

/** The path of a public page or job; null: none. Anybody can write such a link, so it carries no query or account. */
export function parseDeepLink(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const [, page, job] = pattern.exec(address.replace(/^loupe:/i, `${linkScheme}:`)) ?? []
  if (job !== undefined) return `/jobs/${job}`
  return page === undefined ? null : `/${page}`
}

/** Windows and Linux put the link anywhere among the arguments. More than one is refused. */
export function findDeepLink(argv: readonly unknown[]): string | null {
  const links = argv.filter((argument) => typeof argument === 'string' && /^loupe:/i.test(argument))
  return links.length === 1 ? parseDeepLink(links[0]) : null
}

export type PendingRoute = ReturnType<typeof createPendingRoute>

/** Keeps the path of a link or notification until the window that opens, or the page, takes it. */
export function createPendingRoute(tell: () => void) {
  let pending: string | null = null
  return {
    request(path: string | null): void {
      if (path === null) return
      pending = path
      tell()
    },
    /** Returns the newest path once; null: there is none. */
    take(): string | null {
      const path = pending
      pending = null
      return path
    }
  }
}
