import * as v from 'valibot'
import { maxPageBytes } from '../text-limits.ts'
import type { StaticPage } from './static-page.ts'

/** A text that a page had. */
export interface PageVersion {
  content: string
  /** When another text replaced it, ISO 8601. */
  until: string
}

/** How many earlier texts a page keeps. */
export const maxPageVersions = 30

const versionSchema = v.object({ content: v.string(), until: v.string() }) satisfies v.GenericSchema<
  unknown,
  PageVersion
>

/** The earlier texts that can be read, oldest first. */
export function parseVersions(page: StaticPage): PageVersion[] {
  const stored: unknown[] = Array.isArray(page.versions) ? page.versions : []
  return stored.flatMap((version) => {
    const parsed = v.safeParse(versionSchema, version)
    return parsed.success ? [parsed.output] : []
  })
}

/**
 * The page with another text; what it said before becomes an earlier version. The same text changes nothing but the
 * revision. The oldest versions go where there are more than maxPageVersions, or the page would hold more than
 * maxPageBytes.
 */
export function reducePage(page: StaticPage | undefined, id: string, content: string, now: Date): StaticPage {
  if (!page) return { id, content }
  if (page.content === content) return page
  const versions = [...parseVersions(page), { content: page.content, until: now.toISOString() }].slice(-maxPageVersions)
  return {
    ...page,
    content,
    versions: versions.slice(findOldestToKeep(versions, maxPageBytes - countUtf8Bytes(content)))
  }
}

/**
 * The index of the oldest version with which all later ones have room, in bytes. The last stays in any case: it was
 * just on the page.
 */
function findOldestToKeep(versions: readonly PageVersion[], room: number): number {
  let left = room
  let index = versions.length
  while (index > 0) {
    const { content, until } = versions[index - 1] as PageVersion
    left -= countUtf8Bytes(content) + countUtf8Bytes(until)
    if (left <= 0 && index < versions.length) break
    index -= 1
  }
  return index
}

/** How many bytes a text has in UTF-8. */
function countUtf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}
