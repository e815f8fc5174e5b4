/** Packages register it with the system (build/package/builder-config.mjs). */
export const linkScheme = 'loupe'

const publicPages = 'jobs|about-us|contact-us|disclaimer'

/** Nothing but a known page, or letters that every job's id is made of: whatever else stood in the link opens nothing. */
const pattern = new RegExp(`^${linkScheme}:/*(?:(${publicPages})|jobs/+([\\w-]{1,128}))/*$`, 'i')

const maxLength = 1000

/** Signs that a sentence or a messenger's marks leave behind a link. */
const trailingSigns = /[.,;:!?…।'"“”’»)\]}>*_~|`\s]+$/u

/** The path of a public page or job; null: none. Anybody can write such a link, so it carries no query or account. */
export function parseDeepLink(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > maxLength) return null
  const text = decode(address)
    .replace(/\p{Cf}/gu, '')
    .replace(/[?#&;].*$/, '')
  const plain = text.replace(trailingSigns, '')
  // '/..' is no sign behind a link.
  if (plain !== text && plain.endsWith('/')) return null
  const [, page, job] = pattern.exec(text) ?? pattern.exec(plain) ?? []
  if (job !== undefined) return `/jobs/${job}`
  return page === undefined ? null : `/${page.toLowerCase()}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Windows and Linux put the link anywhere among the arguments. More than one is refused. */
export function findDeepLink(argv: readonly unknown[]): string | null {
  const links = argv.filter((argument) => typeof argument === 'string' && /^loupe:/i.test(argument))
  return links.length === 1 ? parseDeepLink(links[0]) : null
}

export type PendingRoute = ReturnType<typeof createPendingRoute>

/** Keeps the path of a link or notification until the window that opens, or the page, takes it. */
export function createPendingRoute(onRoute: () => void) {
  let pending: string | null = null
  return {
    request(path: string | null): void {
      if (path === null) return
      pending = path
      onRoute()
    },
    /** Returns the newest path once; null: there is none. */
    take(): string | null {
      const path = pending
      pending = null
      return path
    }
  }
}
