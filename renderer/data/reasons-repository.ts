import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { savedReasons } from '#shared/collections/saved-reasons.ts'
import { type SavedReason, standardReasons } from '#shared/domain/reason/saved-reason.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import { changeExisting } from './store-operations.ts'
import { type Listeners, mapWatch, watchList } from './watches.ts'

/** Everything rejects with a StoreError, 'refused' to everybody but the administrator. */
export interface ReasonsRepository {
  /** In the order of saving; the standard reasons as long as none are saved. Follows every change. */
  watch(...on: Listeners<SavedReason[]>): Unsubscribe
  /** 'refused': the text is blank or too long. */
  add(reason: Pick<SavedReason, 'use' | 'text'>): Promise<SavedReason>
  /** `base`: as it was seen; 'conflict' when another revision is stored, or none. */
  change(base: SavedReason, reason: Pick<SavedReason, 'use' | 'text'>): Promise<SavedReason>
  remove(base: Pick<SavedReason, 'id'>): Promise<void>
}

const maxReasons = 200

export function createReasonsRepository(documents: DocumentStore): ReasonsRepository {
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
    watch: mapWatch(watchList(documents, savedReasons, list), (reasons) =>
      reasons.length > 0 ? reasons : [...standardReasons]
    ),
    async add({ use, text }) {
      await adoptStandard()
      const id = `reason_${crypto.randomUUID()}`
      return documents.change(savedReasons, id, () => ({ id, use, text: cleanProse(text) }), 0)
    },
    async change({ id, revision = 0 }, { use, text }) {
      await adoptStandard()
      const changed = { use, text: cleanProse(text) }
      return changeExisting(documents, savedReasons, id, (stored) => ({ ...stored, ...changed }), revision)
    },
    async remove({ id }) {
      await adoptStandard()
      await documents.remove(savedReasons, id)
    }
  }
}
