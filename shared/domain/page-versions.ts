import * as v from 'valibot'
import type { StaticPage } from './static-page.ts'
import { mostPageBytes } from './text-limits.ts'

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

/**
 * The page with another text; what it said before becomes an earlier version. The same text changes nothing but the revision.
 * The oldest versions go where there are more than mostPageVersions, or the page would hold mostPageBytes.
 */
export function pageAfter(page: StaticPage | undefined, id: string, content: string, now: Date): StaticPage {
  if (!page) return { id, content }
  if (page.content === content) return page
  const versions = [...versionsOf(page), { content: page.content, until: now.toISOString() }].slice(-mostPageVersions)
  return { ...page, content, versions: versions.slice(oldestToKeep(versions, mostPageBytes - utf8Bytes(content))) }
}

/** The place of the oldest version with which all later ones have room, in bytes. The last stays in any case: it was just on the page. */
function oldestToKeep(versions: readonly PageVersion[], room: number): number {
  let left = room
  let place = versions.length
  while (place > 0) {
    const { content, until } = versions[place - 1] as PageVersion
    left -= utf8Bytes(content) + utf8Bytes(until)
    if (left <= 0 && place < versions.length) break
    place -= 1
  }
  return place
}

/** How many bytes a text has in UTF-8. */
function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}
