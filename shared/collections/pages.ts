import { type StaticPage, staticPageSchema } from '../domain/page/static-page.ts'
import { declareCollection, describeRecord } from './collection.ts'

/** The static pages, by their names. */
export const pages = declareCollection<StaticPage>({
  name: 'pages',
  schema: staticPageSchema,
  place: 'root',
  isHosted: true,
  isPublic: true,
  // The board speaks here in its own name: an error is better than a text that is not its own.
  waitsWhenDamaged: true,
  describe: describeRecord,
  loadRule: async () => (writer, _before, after) => writer?.role === 'Admin' && after !== undefined
})
