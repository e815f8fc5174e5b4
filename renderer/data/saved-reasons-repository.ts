import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { savedReasons } from '#shared/collections/saved-reasons.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { type SavedReason, standardReasons } from '#shared/domain/reason/saved-reason.ts'
import { changeExisting } from './document-store-operations.ts'
import { mapWatch, watchList } from './watch-queries.ts'

type NewReason = Pick<SavedReason, 'use' | 'text'>

const maxReasons = 200

/** Everything rejects with a StoreError, 'refused' to everybody but the administrator. */
export function createSavedReasonsRepository(documents: DocumentStore) {
  const list = { order: 'stored', limit: maxReasons } as const
  /** The standard reasons are stored before the first change of the list, which is the administrator's own from then on. */
  async function adoptStandard(): Promise<void> {
    if ((await documents.query(savedReasons, { ...list, limit: 1 })).total > 0) return
    for (const reason of standardReasons)
      await documents.change(savedReasons, reason.id, (stored) => {
        const { revision: _counted, ...standard } = reason
        return stored ?? standard
      })
  }
  return {
    /** In the order of saving; the standard reasons as long as none are saved. Follows every change. */
    watch: mapWatch(watchList(documents, savedReasons, list), (reasons) =>
      reasons.length > 0 ? reasons : [...standardReasons]
    ),
    /** 'refused': the text is blank or too long. */
    async add({ use, text }: NewReason) {
      await adoptStandard()
      const id = `reason_${crypto.randomUUID()}`
      return documents.change(savedReasons, id, () => ({ id, use, text: cleanProse(text) }), 0)
    },
    /** The base as it was seen: 'conflict' when another revision is stored, or none. */
    async change({ id, revision = 0 }: SavedReason, { use, text }: NewReason) {
      await adoptStandard()
      const changed = { use, text: cleanProse(text) }
      return changeExisting(documents, savedReasons, id, (stored) => ({ ...stored, ...changed }), revision)
    },
    async remove({ id }: Pick<SavedReason, 'id'>) {
      await adoptStandard()
      await documents.remove(savedReasons, id)
    }
  }
}
