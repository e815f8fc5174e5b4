import { join } from 'node:path'
import {
  type DocumentsChanged,
  isPersonalCollection,
  type NoticeList,
  type RecordPage,
  type WriteOutcome
} from '#shared/bridge.ts'
import type { Care } from '../board/care.ts'
import type { SettingsFile } from '../settings-file.ts'
import { BridgeError, failureOf } from './bridge-error.ts'
import { recoverDirectory, replaceDirectory } from './collection-directory.ts'
import { namesIn, shortHash, sweepTemporary } from './disk.ts'
import { type DocumentCollection, documentCollection } from './document-collection.ts'
import type { Quarantine } from './quarantine.ts'
import { choicesOfDismissal, diskNotice, listNotices, readNoticeContent } from './quarantine-notices.ts'
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
  write(collection: string, rowId: number | null, seen: number, element: unknown): WriteOutcome
  remove(collection: string, rowId: number, seen: number): WriteOutcome
  notices(): NoticeList
  /** Puts a list back that was set aside; what is stored now is set aside in turn unless it is the untouched sample. */
  undo(noticeId: string): void
  content(noticeId: string): string
  dismiss(noticeId: string): void
}

export interface DocumentStoreListeners {
  documentsChanged(change: DocumentsChanged): void
  noticesChanged(notices: NoticeList): void
}

interface Opened {
  records: ShardedCollection
  view: DocumentCollection
  generation: number
}

export function openDocumentStore(options: DocumentStoreOptions, tell: DocumentStoreListeners): DocumentStore {
  const { folder, collections, care, quarantine, choices, now = () => new Date() } = options
  for (const name of namesIn(join(folder, 'board'))) sweepTemporary(join(folder, 'board', name))
  const opened = new Map<string, Opened>()
  let trouble: 'full' | 'read-only' | undefined
  const folderOf = (name: string) => join(folder, 'board', name)
  const dismissed = () => choices.read().dismissed
  const notices = (): NoticeList => ({
    notices: [...(trouble ? [diskNotice(trouble, now())] : []), ...listNotices(quarantine, dismissed())],
    dismissed: dismissed()
  })
  const noticesChanged = () => tell.noticesChanged(notices())

  const listIn = (name: string, path: string) => [
    ...openShardedCollection(path, (file, bytes) => quarantine.keepFile(name, file, bytes)).elements.values()
  ]
  const load = (name: string): Opened => {
    const records = openShardedCollection(folderOf(name), (file, bytes) => quarantine.keepFile(name, file, bytes))
    return { records, view: documentCollection(records), generation: (opened.get(name)?.generation ?? 0) + 1 }
  }

  const replace = (name: string, elements: readonly unknown[], reason: 'reset' | 'replaced', signature: string) => {
    const stored = [...(opened.get(name)?.records.elements.values() ?? [])]
    const successor = hashOf(elements)
    const list = { collection: name, reason, at: now().toISOString(), count: stored.length, signature, successor }
    replaceDirectory(folderOf(name), elements, quarantine.beginList(list).folder)
  }

  const keepUp = (name: string, { records }: Opened): boolean => {
    const cared = care.get(name)
    const elements = [...records.elements.values()]
    const reason = cared?.resetReason(elements)
    if (cared && reason && !choices.read().waived.includes(`${name} ${reason.signature}`)) {
      if (elements.length === 0 && records.readOnlyShards.size === 0)
        replaceDirectory(folderOf(name), cared.sample(now()), undefined)
      else replace(name, cared.sample(now()), 'reset', reason.signature)
      return true
    }
    for (const [rowId, element] of records.elements) {
      const migrated = cared?.migrate(element) ?? element
      if (migrated !== element) records.write(rowId, migrated)
    }
    return false
  }

  /** What cannot be written does not keep anybody from reading. */
  const keptUp = (name: string, found: Opened): boolean => {
    try {
      return keepUp(name, found)
    } catch (error) {
      trouble = failureOf(error) === 'full' ? 'full' : 'read-only'
      recoverDirectory(folderOf(name))
      return false
    }
  }

  const collection = (name: string): Opened => {
    const known = opened.get(name)
    if (known) return known
    if (!collections.includes(name) && !isPersonalCollection(name))
      throw new BridgeError('refused', 'there is no such collection')
    recoverDirectory(folderOf(name))
    const found = load(name)
    opened.set(name, found)
    const fresh = keptUp(name, found) ? load(name) : found
    opened.set(name, fresh)
    noticesChanged()
    return fresh
  }

  const told = (name: string, outcome: WriteOutcome): WriteOutcome => {
    const { generation } = collection(name)
    if (outcome.outcome === 'written')
      tell.documentsChanged({ collection: name, generation, records: [outcome.record] })
    return outcome
  }

  return {
    read(name, after) {
      const { view, generation } = collection(name)
      return { ...view.read(after), generation }
    },
    write: (name, rowId, seen, element) => told(name, collection(name).view.write(rowId, seen, element)),
    remove: (name, rowId, seen) => told(name, collection(name).view.remove(rowId, seen)),
    notices,
    undo(id) {
      const list = quarantine.lists().find((each) => each.id === id)
      if (!list) throw new BridgeError('unavailable', 'what this notice is about is not there any more')
      const { collection: name, signature, successor } = list
      const current = collection(name)
      const elements = listIn(name, quarantine.listFolder(id))
      recordChoices(choices, 'waived', `${name} ${signature}`)
      if (hashOf([...current.records.elements.values()]) === successor)
        replaceDirectory(folderOf(name), elements, undefined)
      else replace(name, elements, 'replaced', signature)
      quarantine.dropList(id)
      const fresh = load(name)
      opened.set(name, fresh)
      tell.documentsChanged({ collection: name, generation: fresh.generation, records: [] })
      noticesChanged()
    },
    content: (id) => readNoticeContent(quarantine, dismissed(), id, (path) => listIn('lists', path)),
    dismiss(id) {
      if (id === trouble) {
        trouble = undefined
        return noticesChanged()
      }
      recordChoices(choices, 'dismissed', ...choicesOfDismissal(quarantine, dismissed(), id))
      noticesChanged()
    }
  }
}

function hashOf(elements: readonly unknown[]): string {
  return shortHash(JSON.stringify(elements))
}
