import { instant, storedDocument } from '../domain/well-formed.ts'
import { declareCollection } from './collection.ts'

/** Deleted accounts of this device, by uid, which may have left something. `at`: the beginning of the deletion. */
export const removals = declareCollection({ name: 'removals', schema: storedDocument({ at: instant }) })
