import * as v from 'valibot'
import { storedText } from '../well-formed.ts'

export const staticPageNames = ['about-us', 'contact-us', 'disclaimer'] as const
export type StaticPageName = (typeof staticPageNames)[number]

export function isStaticPageName(text: unknown): text is StaticPageName {
  return staticPageNames.some((name) => name === text)
}

/** The text of a static page. */
export interface StaticPage {
  /** The page's name, one of staticPageNames on everything the product writes. */
  id: string
  revision?: number | undefined
  /** HTML as it was stored: sanitise it before it is shown. */
  content: string
  /** Earlier texts, oldest first. Read them with parseVersions (page-versions.ts): only the editor needs them. */
  versions?: unknown
  /** true: the earlier texts lie apart, where the administrator alone reads them. Only on a shared board. */
  hasVersions?: unknown
}

/** Parses a page stored by any version of the product and keeps fields it does not know. */
export const staticPageSchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  content: storedText
}) satisfies v.GenericSchema<unknown, StaticPage>
