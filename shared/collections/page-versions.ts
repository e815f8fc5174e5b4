import * as v from 'valibot'
import { storedDocument } from '../domain/well-formed.ts'
import { declareCollection, isAdministrator } from './collection.ts'

/** By page: on a shared board everybody reads the page itself. `versions`: see parseVersions. */
const pageVersionsSchema = storedDocument({ versions: v.optional(v.unknown()) })
export type PageVersionsRecord = v.InferOutput<typeof pageVersionsSchema>

export const pageVersions = declareCollection<PageVersionsRecord>({
  name: 'pageVersions',
  schema: pageVersionsSchema,
  place: 'root',
  isHosted: true,
  isOnBoardAlone: true,
  canRead: isAdministrator
})
