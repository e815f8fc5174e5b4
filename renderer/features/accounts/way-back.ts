import * as v from 'valibot'
import { paths } from '#renderer/config/paths.ts'

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

/** A search that somebody is in the middle of. */
const search = /^\/jobs\?./

/** Where accounts are entered: from one to the other nobody has gone anywhere. */
const entrances: readonly string[] = [paths.login, paths.signup]

/**
 * How many steps of this tab's history lead back, below 0: to the place that a person came from, and finds there what they had scrolled to,
 * or else, where the login was asked for by nothing but its link, to the search before it. undefined: it is not there, or the browser does not tell.
 * @param state of the history entry at the login
 */
export function findStepsBack(state: unknown): number | undefined {
  const { navigation } = window
  const here = navigation?.currentEntry?.index
  if (here === undefined) return undefined
  const before = navigation.entries().slice(0, here)
  const places = before.map(({ url }) => readPlace(url))
  const index = places.findLastIndex((each) => !entrances.includes(each.replace(/\?.*/, '')))
  const place = places[index]
  // The way to what lies before a reload is a page load, which forgets what was wanted there.
  if (place === undefined || !before[index]?.sameDocument) return undefined
  const isMeant = state === null ? search.test(place) : place === parseWayBack(state)?.from
  return isMeant ? index - here : undefined
}

/** Path and query of an address; '': it is not known. */
function readPlace(url: string | null): string {
  if (url === null) return ''
  const { pathname, search: query } = new URL(url)
  return pathname + query
}
