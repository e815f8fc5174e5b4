import * as v from 'valibot'
import { declareCollection, isAdministrator } from './collection.ts'

/** The earlier texts of a page, under its id: on a shared board everybody reads the page itself. */
export interface PageVersionsRecord {
  id: string
  revision?: number | undefined
  /** Read them with parseVersions (shared/domain/page/page-versions.ts). */
  versions?: unknown
}

export const pageVersions = declareCollection<PageVersionsRecord>({
  name: 'pageVersions',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number())
  }) satisfies v.GenericSchema<unknown, PageVersionsRecord>,
  place: 'root',
  isHosted: true,
  isOnBoardAlone: true,
  canRead: isAdministrator
})
