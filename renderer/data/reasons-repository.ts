import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { savedReasons } from '#shared/collections/saved-reasons.ts'
import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import { watchList } from './watches.ts'

/** Everything rejects with a StoreError, 'refused' to everybody but the administrator. */
export interface ReasonsRepository {
  /** In the order of saving. Follows every change. */
  watch(listener: (reasons: SavedReason[]) => void, onError: (error: StoreError) => void): Unsubscribe
  /** 'refused': the text is blank or too long. */
  add(reason: Pick<SavedReason, 'use' | 'text'>): Promise<SavedReason>
  /** `base`: as it was seen; 'conflict' when another revision is stored, or none. */
  change(base: SavedReason, reason: Pick<SavedReason, 'use' | 'text'>): Promise<SavedReason>
  remove(base: Pick<SavedReason, 'id'>): Promise<void>
}

const maxReasons = 200

export function createReasonsRepository(documents: DocumentStore): ReasonsRepository {
  return {
    watch: watchList(documents, savedReasons, { order: 'stored', limit: maxReasons }),
    add({ use, text }) {
      const id = `reason_${crypto.randomUUID()}`
      return documents.change(savedReasons, id, () => ({ id, use, text: cleanProse(text) }), 0)
    },
    change: (base, { use, text }) =>
      documents.change(
        savedReasons,
        base.id,
        (stored) => {
          if (!stored) throw new StoreError('conflict', 'this reason is gone')
          return { ...stored, use, text: cleanProse(text) }
        },
        base.revision ?? 0
      ),
    remove: ({ id }) => documents.remove(savedReasons, id)
  }
}
