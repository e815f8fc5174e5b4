import * as v from 'valibot'
import { storedDocument, storedText } from '../well-formed-text.ts'

export const staticPageNames = ['about-us', 'contact-us', 'disclaimer'] as const
export type StaticPageName = (typeof staticPageNames)[number]

export function isStaticPageName(text: unknown): text is StaticPageName {
  return staticPageNames.some((name) => name === text)
}

/** Its id is usually one of staticPageNames. */
export const staticPageSchema = storedDocument({
  /** Unsanitised HTML. */
  content: storedText,
  /** Oldest first; see parseVersions (static-page-versions.ts). */
  versions: v.optional(v.unknown()),
  /** true: versions lie apart on a shared board, for the administrator. */
  hasVersions: v.optional(v.unknown())
})
export type StaticPage = v.InferOutput<typeof staticPageSchema>
