import type { Fields } from '#shared/collections/collection.ts'
import { pageVersions } from '#shared/collections/static-pages.ts'
import type { Mapping } from './document-mapping.ts'

/** Everybody reads the page, whose `hasVersions` says that earlier texts lie in `pageVersions`, {id, versions}, for the administrator. */
export const pageMapping: Mapping = {
  async open(step, stored) {
    const path = step.pathIn(pageVersions)
    const earlier = stored && (await step.read(path))
    return {
      document: stored && mergePage(stored, earlier),
      async change(after) {
        const { open, part } = splitPage(after)
        return { stored: open, beside: part ? [{ path, set: part }] : [] }
      },
      remove: async () => []
    }
  }
}

function mergePage(page: Fields, earlier: Fields | undefined): Fields {
  const { hasVersions: _apart, ...open } = page
  return earlier ? { versions: earlier.versions, ...open } : open
}

function splitPage(document: Fields): { open: Fields; part?: Fields } {
  const { versions, hasVersions: _apart, ...open } = document
  if (versions === undefined) return { open }
  return { open: { ...open, hasVersions: true }, part: { id: open.id, versions } }
}
