import * as v from 'valibot'

/** What brought a person to the login: they are led back there. */
export interface WayBack {
  /** Path and query within the product. */
  from: string
  /** Id of the job that they pressed Apply on. */
  apply?: string | undefined
}

/**
 * Where a login may lead instead of to the landing page of the role: the places from which one applies, the search for candidates,
 * and the form in which one asks to be an employer. Nothing else, above all no other site: '//example.com' is a path to the router and a host to the browser.
 */
const place = v.pipe(v.string(), v.regex(/^\/(?:jobs(?:\/[^/?#\\]+)?|candidates|employer\/ask)?(?:\?[^#]*)?$/))

const schema = v.object({ from: place, apply: v.optional(v.string()) })

/** The state of a history entry at the login: of a button, or the address alone that a guard turned somebody away from. */
export function parseWayBack(state: unknown): WayBack | undefined {
  const parsed = v.safeParse(schema, typeof state === 'string' ? { from: state } : state)
  return parsed.success ? parsed.output : undefined
}
