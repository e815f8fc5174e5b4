import * as v from 'valibot'
import { paths } from '#renderer/config/paths.ts'

export interface WayBack {
  /** Path and query. */
  from: string
  apply?: string | undefined
}

/** Allowlist of return targets. '//example.com' is a path to the router and a host to the browser: nothing outside the list is followed. */
const place = v.pipe(v.string(), v.regex(/^\/(?:jobs(?:\/[^/?#\\]+)?|candidates|employer\/ask)?(?:\?[^#]*)?$/))

const schema = v.object({ from: place, apply: v.optional(v.string()) })

/** Parses a history entry's state: an object from a button, or the bare address from a guard. */
export function parseWayBack(state: unknown): WayBack | undefined {
  const parsed = v.safeParse(schema, typeof state === 'string' ? { from: state } : state)
  return parsed.success ? parsed.output : undefined
}

const search = /^\/jobs\?./

const entrances: readonly string[] = [paths.login, paths.signup]

/** History steps back to where the person came from, below 0: their scroll position survives. undefined: not in this history, or the browser does not tell. */
export function findStepsBack(state: unknown): number | undefined {
  const { navigation } = window
  const here = navigation?.currentEntry?.index
  if (here === undefined) return undefined
  const before = navigation.entries().slice(0, here)
  const places = before.map(({ url }) => readPlace(url))
  const index = places.findLastIndex((each) => !entrances.includes(each.replace(/\?.*/, '')))
  const place = places[index]
  // A step past a reload is a page load, which loses the pending application.
  if (place === undefined || !before[index]?.sameDocument) return undefined
  const isMeant = state === null ? search.test(place) : place === parseWayBack(state)?.from
  return isMeant ? index - here : undefined
}

function readPlace(url: string | null): string {
  if (url === null) return ''
  const { pathname, search: query } = new URL(url)
  return pathname + query
}
