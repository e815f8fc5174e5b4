import * as v from 'valibot'
import { storedText } from '../well-formed.ts'

export const staticPageNames = ['about-us', 'contact-us', 'disclaimer'] as const
export type StaticPageName = (typeof staticPageNames)[number]

export function isStaticPageName(text: unknown): text is StaticPageName {
  return staticPageNames.some((name) => name === text)
}

export interface StaticPage {
  /** Usually one of staticPageNames. */
  id: string
  revision?: number | undefined
  /** Unsanitised HTML. */
  content: string
  /** Oldest first; see parseVersions (page-versions.ts). */
  versions?: unknown
  /** true: versions lie apart on a shared board, for the administrator. */
  hasVersions?: unknown
}

export const staticPageSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  content: storedText
}) satisfies v.GenericSchema<unknown, StaticPage>
