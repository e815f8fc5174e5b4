import * as v from 'valibot'
import type { Collection } from '../document-store.ts'

/** The earlier texts of a page, under its id. Only on a shared board, where everybody reads the page itself. */
export interface PageVersionsRecord {
  id: string
  revision?: number | undefined
  /** Read them with parseVersions (shared/domain/page/page-versions.ts). */
  versions?: unknown
}

export const pageVersions: Collection<PageVersionsRecord> = {
  name: 'pageVersions',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number())
  }) satisfies v.GenericSchema<unknown, PageVersionsRecord>,
  searchText: () => '',
  describe: () => ''
}
