import { type StaticPage, staticPageSchema } from '../domain/page/static-page.ts'
import { declareCollection, describeRecord } from './collection.ts'

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
