import * as v from 'valibot'
import { declareCollection, isAdministrator } from './collection.ts'

/** By page: on a shared board everybody reads the page itself. */
export interface PageVersionsRecord {
  id: string
  revision?: number | undefined
  /** See parseVersions. */
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
