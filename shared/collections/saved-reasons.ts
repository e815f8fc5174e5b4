import { canWriteReason, type SavedReason, savedReasonSchema } from '../domain/reason/saved-reason.ts'
import { declareCollection, isAdministrator } from './collection.ts'

export const savedReasons = declareCollection<SavedReason>({
  name: 'savedReasons',
  schema: savedReasonSchema,
  place: 'root',
  hasChosenIds: true,
  canRead: isAdministrator,
  loadRule: async () => canWriteReason
})
