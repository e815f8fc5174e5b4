import { type SavedReason, savedReasonSchema } from '#shared/domain/reason/saved-reason.ts'
import type { Collection } from '../document-store.ts'

/** The reasons that the administrator gives again and again. */
export const savedReasons: Collection<SavedReason> = {
  name: 'savedReasons',
  schema: savedReasonSchema,
  searchText: () => '',
  // What was written to employers is nobody's business who uses the device next.
  describe: () => ''
}
