import * as v from 'valibot'
import { maxPageBytes } from '../text-limits.ts'
import { countUtf8Bytes } from '../well-formed-text.ts'
import type { StaticPage } from './static-page.ts'

/** `until`: when it was replaced, ISO 8601. */
const versionSchema = v.object({ content: v.string(), until: v.string() })
type PageVersion = v.InferOutput<typeof versionSchema>

export const maxPageVersions = 30

/** Oldest first; unreadable ones are left out. */
export function parseVersions(page: StaticPage): PageVersion[] {
  const stored: unknown[] = Array.isArray(page.versions) ? page.versions : []
  return stored.flatMap((version) => {
    const parsed = v.safeParse(versionSchema, version)
    return parsed.success ? [parsed.output] : []
  })
}

/** The former text becomes a version. The oldest versions go beyond maxPageVersions or maxPageBytes. */
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

/** The index of the oldest version that has room, in bytes; the newest always stays. */
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
