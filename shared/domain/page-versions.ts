import * as v from 'valibot'
import type { StaticPage } from './static-page.ts'

/** A text that a page had. */
export interface PageVersion {
  content: string
  /** When another text took its place, ISO 8601. */
  until: string
}

/** How many earlier texts a page keeps. */
export const mostPageVersions = 30

const versionSchema = v.object({ content: v.string(), until: v.string() }) satisfies v.GenericSchema<
  unknown,
  PageVersion
>

/** The earlier texts that can be read, oldest first. */
export function versionsOf(page: StaticPage): PageVersion[] {
  const kept: unknown[] = Array.isArray(page.versions) ? page.versions : []
  return kept.flatMap((version) => {
    const parsed = v.safeParse(versionSchema, version)
    return parsed.success ? [parsed.output] : []
  })
}

/** The page with another text; what it said before becomes an earlier version. The same text changes nothing but the revision. */
export function pageAfter(page: StaticPage | undefined, id: string, content: string, now: Date): StaticPage {
  if (!page) return { id, content }
  if (page.content === content) return page
  const versions = [...versionsOf(page), { content: page.content, until: now.toISOString() }].slice(-mostPageVersions)
  return { ...page, content, versions }
}
