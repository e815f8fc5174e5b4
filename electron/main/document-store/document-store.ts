import { join } from 'node:path'
import { isPersonalCollection, type NoticeList, type RecordPage, type WriteOutcome } from '#shared/bridge.ts'
import type { Care } from '../board/initializers.ts'
import { BridgeError, failureOf } from '../bridge-error.ts'
import type { SettingsFile } from '../settings-file.ts'
import { recoverDirectory, replaceDirectory } from './collection-directory.ts'
import { diskNotice, listDismissals, listNotices, readNoticeContent } from './device-notices.ts'
import { listNames, shortHash, sweepTemporary } from './disk.ts'
import { createDocumentCollection, type DocumentCollection } from './document-collection.ts'
import type { Quarantine } from './quarantine.ts'
import { openShardedCollection, type ShardedCollection } from './sharded-collection.ts'
import { recordChoices, type UserChoices } from './user-choices.ts'

export interface DocumentStoreOptions {
  /** The user-data folder. */
  readonly folder: string
  /** The only names that may become folders, beside those of one person (isPersonalCollection). */
  readonly collections: readonly string[]
  readonly care: ReadonlyMap<string, Care>
  readonly quarantine: Quarantine
  readonly choices: SettingsFile<UserChoices>
  readonly now?: () => Date
}

/** Everything this device keeps. A collection is read when it is first asked for. */
export interface DocumentStore {
  read(collection: string, after: number): RecordPage
  write(collection: string, rowId: number | null, revision: number, element: unknown): WriteOutcome
  remove(collection: string, rowId: number, revision: number): WriteOutcome
  notices(): NoticeList
  /** Puts a list back that was set aside; what is stored now is set aside in turn unless it is the untouched sample. */
  undo(noticeId: string): void
  content(noticeId: string): string
  dismiss(noticeId: string): void
}

/** @param noticesChanged called after every change of the notices */
export function openDocumentStore(
  options: DocumentStoreOptions,
  noticesChanged: (notices: NoticeList) => void
): DocumentStore {
  const { folder, collections, care, quarantine, choices, now = () => new Date() } = options
  for (const name of listNames(join(folder, 'board'))) sweepTemporary(join(folder, 'board', name))
  const opened = new Map<string, DocumentCollection>()
  let trouble: 'full' | 'read-only' | undefined
  const directoryOf = (name: string) => join(folder, 'board', name)
  const dismissed = () => choices.read().dismissed
  const notices = (): NoticeList => ({
    notices: [...(trouble ? [diskNotice(trouble, now())] : []), ...listNotices(quarantine, dismissed())],
    dismissed: dismissed()
  })
  const tellNotices = () => noticesChanged(notices())

  const openRows = (name: string, directory: string) =>
    openShardedCollection(directory, (file, bytes) => quarantine.keepFile(name, file, bytes))
  const open = (name: string, rows = openRows(name, directoryOf(name))): DocumentCollection => {
    const collection = createDocumentCollection(rows)
    opened.set(name, collection)
    return collection
  }

  /** Puts a list in the place of the stored one, which is kept. */
  const replace = (
    name: string,
    stored: readonly unknown[],
    elements: readonly unknown[],
    reason: 'reset' | 'replaced',
    signature: string
  ) => {
    const at = now().toISOString()
    const list = { collection: name, reason, at, count: stored.length, signature, successor: hashOf(elements) }
    replaceDirectory(directoryOf(name), elements, quarantine.beginList(list).folder)
  }

  /** Seeds, resets or migrates what is stored. Gives what is stored afterwards. */
  const initialize = (name: string, rows: ShardedCollection): ShardedCollection => {
    const initializer = care.get(name)
    const elements = [...rows.elements.values()]
    const reason = initializer?.resetReason(elements)
    if (initializer && reason && !choices.read().waived.includes(`${name} ${reason.resetKey}`)) {
      const sample = initializer.sample(now())
      if (elements.length === 0 && rows.readOnlyShards.size === 0)
        replaceDirectory(directoryOf(name), sample, undefined)
      else replace(name, elements, sample, 'reset', reason.resetKey)
      return openRows(name, directoryOf(name))
    }
    for (const [rowId, element] of rows.elements) {
      const migrated = initializer?.migrate(element) ?? element
      if (migrated !== element) rows.write(rowId, migrated)
    }
    return rows
  }

  const collectionOf = (name: string): DocumentCollection => {
    const known = opened.get(name)
    if (known) return known
    if (!collections.includes(name) && !isPersonalCollection(name))
      throw new BridgeError('refused', 'there is no such collection')
    recoverDirectory(directoryOf(name))
    let rows = openRows(name, directoryOf(name))
    try {
      rows = initialize(name, rows)
    } catch (error) {
      // What cannot be written does not keep anybody from reading.
      trouble = failureOf(error) === 'full' ? 'full' : 'read-only'
      recoverDirectory(directoryOf(name))
      rows = openRows(name, directoryOf(name))
    }
    const collection = open(name, rows)
    tellNotices()
    return collection
  }

  return {
    read: (name, after) => collectionOf(name).read(after),
    write: (name, rowId, revision, element) => collectionOf(name).write(rowId, revision, element),
    remove: (name, rowId, revision) => collectionOf(name).remove(rowId, revision),
    notices,
    undo(id) {
      const list = quarantine.lists().find((each) => each.id === id)
      if (!list) throw new BridgeError('unavailable', 'what this notice is about is not there any more')
      const { collection: name, signature, successor } = list
      const stored = [...collectionOf(name).rows.elements.values()]
      const elements = [...openRows(name, quarantine.listFolder(id)).elements.values()]
      recordChoices(choices, 'waived', `${name} ${signature}`)
      if (hashOf(stored) === successor) replaceDirectory(directoryOf(name), elements, undefined)
      else replace(name, stored, elements, 'replaced', signature)
      open(name)
      quarantine.dropList(id)
      tellNotices()
    },
    content: (id) =>
      readNoticeContent(quarantine, dismissed(), id, (path) => [...openRows('lists', path).elements.values()]),
    dismiss(id) {
      if (id === trouble) trouble = undefined
      else recordChoices(choices, 'dismissed', ...listDismissals(quarantine, dismissed(), id))
      tellNotices()
    }
  }
}

function hashOf(elements: readonly unknown[]): string {
  return shortHash(JSON.stringify(elements))
}
