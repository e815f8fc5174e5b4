import * as v from 'valibot'
import { type StaticPage, staticPageSchema } from '../domain/page/static-page.ts'
import { storedDocument } from '../domain/well-formed-text.ts'
import { declareCollection, describeRecord, isAdministrator } from './collection.ts'

export const pages = declareCollection<StaticPage>({
  name: 'pages',
  schema: staticPageSchema,
  place: 'root',
  isHosted: true,
  isPublic: true,
  // An error is better than a text that is not the board's own.
  waitsWhenDamaged: true,
  describe: describeRecord,
  loadRule: async () => (writer, _before, after) => writer?.role === 'Admin' && after !== undefined
})

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
