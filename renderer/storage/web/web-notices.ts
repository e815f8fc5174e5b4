import * as v from 'valibot'
import { createNotices } from '#renderer/storage/core/notices.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type QuarantinedText, takeBack } from '#shared/storage/quarantine.ts'
import type { StoreNoticeBoard } from '#shared/storage/store-notices.ts'
import type { CollectionState, CollectionTexts } from './collection-texts.ts'
import type { TextDatabase } from './database.ts'
import { damagedKey, findSaved, type Initialization } from './initialize.ts'
import { toStoreError } from './local-storage.ts'

export interface WebNotices extends StoreNoticeBoard {
  /** Shows what is to be said of a collection as it is. Never rejects. */
  describe(state: CollectionState): Promise<void>
}

interface Parts {
  readonly texts: CollectionTexts
  readonly database: TextDatabase
  readonly initialization: Pick<Initialization, 'recover'>
  /** Has the other tabs read the notices again. */
  tellOthers(): void
}

export function createWebNotices({ texts, database, initialization, tellOthers }: Parts): WebNotices {
  const board = createNotices({
    tellOthers,
    async read() {
      const { quarantine, malformed } = await database.read((inside) => inside.quarantine())
      if (malformed.length === 0) return quarantine
      await database.write((inside) => inside.changeQuarantine())
      return (await database.read((inside) => inside.quarantine())).quarantine
    },
    update: (change) => database.write((inside) => inside.changeQuarantine(change)).catch(rethrow),
    readText: (id) => database.read((inside) => inside.content(id)).catch(rethrow),
    async restore(text) {
      const known = texts.find(text.collection)
      // Somebody else's, which this tab has not read yet: here its text is all that matters.
      await restore(texts, known?.collection ?? { ...opaque, name: text.collection }, text).finally(
        () => known ?? texts.forget(text.collection)
      )
    },
    async recover(name) {
      const known = texts.find(name)
      if (known) await initialization.recover(known.collection)
    }
  })
  return {
    ...board,
    async describe(state) {
      const { collection, list, text } = state
      const { name } = collection
      if (list) return board.setUnreadable(collection, list.unreadable)
      const show = (savedAt: string | undefined) => {
        if (texts.find(name)?.text === text) board.setDamaged(name, text ?? '', damagedKey(state), savedAt)
      }
      show(undefined)
      await database
        .read((inside) => findSaved(inside, name))
        .then(
          (saved) => show(saved?.at),
          () => {}
        )
    }
  }
}

/** Puts a text back from quarantine, and what stands in its place into it. Rejects with a StoreError; nothing has changed then. */
async function restore(texts: CollectionTexts, collection: Collection<Document>, text: QuarantinedText): Promise<void> {
  await texts.write(collection, async (now, inside) => {
    const [raw, { quarantine }] = [await inside.content(text.id), await inside.quarantine()]
    if (raw === undefined) throw new StoreError('unavailable', 'what this notice is about is not there any more')
    const current = now.text === null ? undefined : { raw: now.text, count: now.list?.entries.length ?? 0 }
    const taken = takeBack(quarantine, text, current)
    return { text: raw, changeQuarantine: () => taken.quarantine, setAside: taken.displaced }
  })
}

const opaque: Omit<Collection<Document>, 'name'> = {
  schema: v.looseObject({ id: v.string(), revision: v.optional(v.number()) }),
  searchText: () => '',
  describe: () => ''
}

function rethrow(error: unknown): never {
  throw toStoreError(error)
}
