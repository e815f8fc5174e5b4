import type { NoticeList } from '#shared/bridge.ts'
import { isPersonalCollection } from '#shared/collections/all-collections.ts'
import { discardTexts } from '#shared/storage/quarantine.ts'
import type { Viewer } from '#shared/storage/storage-notice.ts'
import { createStoreNotices } from '#shared/storage/storage-notice-board.ts'
import { BridgeError, findFailure, logFailure } from '../bridge-errors.ts'
import { parseList } from './collection-file-format.ts'
import { type CollectionsOptions, openCollectionFiles } from './collection-files.ts'

export type DocumentStore = ReturnType<typeof openDocumentStore>

/** Main has no session: the page says who is there, and could read the lists as well. Only the accounts' content never leaves. */
export function openDocumentStore(options: CollectionsOptions, noticesChanged: (notices: NoticeList) => void) {
  const { quarantine } = options
  const collections = openCollectionFiles(options, (problem) => {
    if (problem !== undefined) board.setCondition(findFailure(problem) === 'full' ? 'full' : 'read-only')
    reread().catch((error: unknown) => logFailure('quarantine', error))
  })
  const board = createStoreNotices((failure, message) => new BridgeError(failure, message), {
    read: async () => quarantine.read(),
    update: async (change) => quarantine.update(change),
    async readText(id) {
      const { collection, reason } = quarantine.read().texts.find((text) => text.id === id) ?? {}
      const bytes = quarantine.readBytes(id)
      if (collection === undefined || reason === 'damaged-file') return bytes.toString()
      return JSON.stringify(parseList(collection, bytes).elements, null, 2)
    },
    restore: async (text) => collections.restore(text)
  })
  let notices: NoticeList['notices'] = []
  board.watch((shown) => {
    notices = shown
  })
  const list = (): NoticeList => ({ notices, dismissed: [...quarantine.read().dismissed] })
  const reread = async () => {
    await board.reread()
    noticesChanged(list())
  }
  const act = (name: 'undo' | 'dismiss' | 'discard') => async (id: string, viewer: Viewer) => {
    await board[name](id, viewer)
    noticesChanged(list())
  }

  return {
    read: (name: string, after: number) => collections.get(name).read(after),
    write: (name: string, rowId: number | null, revision: number, element: unknown) =>
      collections.get(name).write(rowId, revision, element),
    remove: (name: string, rowId: number, revision: number) => collections.get(name).remove(rowId, revision),
    async notices(): Promise<NoticeList> {
      await board.reread()
      return list()
    },
    content: board.readContent,
    undo: act('undo'),
    discard: act('discard'),
    dismiss: act('dismiss'),
    listPersonal(): string[] {
      const quarantined = quarantine.read().texts.map(({ collection }) => collection)
      return [...new Set([...collections.names(), ...quarantined])].filter(isPersonalCollection)
    },
    async dropPersonal(name: string): Promise<void> {
      if (!isPersonalCollection(name)) throw new BridgeError('refused', 'this is not one person’s')
      collections.drop(name)
      quarantine.update((stored) => discardTexts(stored, ({ collection }) => collection === name))
      await reread()
    },
    async eraseAll(viewer: Viewer): Promise<void> {
      if (!viewer?.isAdmin) throw new BridgeError('refused', 'this is for the administrator')
      for (const name of collections.names()) collections.drop(name)
      quarantine.eraseAll()
      await reread()
    }
  }
}
