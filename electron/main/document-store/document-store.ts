import { join } from 'node:path'
import { isPersonalCollection, type NoticeList, type RecordPage, type WriteOutcome } from '#shared/bridge.ts'
import type { QuarantineReason } from '#shared/storage/initialization.ts'
import type { Viewer } from '#shared/storage/notice-access.ts'
import { isExpired } from '#shared/storage/notices.ts'
import { findQuarantineReason } from '#shared/storage/restoration.ts'
import { BridgeError, findFailure } from '../bridge-error.ts'
import { logFailure } from '../log.ts'
import type { SettingsFile } from '../settings-file.ts'
import { hashElements, openCollectionDirectory } from './collection-directory.ts'
import { createDeviceNotices, type DeviceNotices } from './device-notices.ts'
import { listNames, sweepTemporary } from './disk.ts'
import { createDocumentCollection, type DocumentCollection } from './document-collection.ts'
import { type DeviceInitializer, initializeCollection } from './initialize-collection.ts'
import type { Quarantine } from './quarantine.ts'
import { createUserChoices, noUserChoices, type UserChoices, type UserChoicesFile } from './user-choices.ts'

export interface DocumentStoreOptions {
  /** The user-data folder. */
  readonly folder: string
  /** The only names that may become folders, beside those of one person (isPersonalCollection). */
  readonly collections: readonly string[]
  /** By the name of the collection. */
  readonly initializers: ReadonlyMap<string, DeviceInitializer>
  readonly quarantine: Quarantine
  readonly choices: SettingsFile<UserChoicesFile>
}

/** Everything this device keeps. A collection is read when it is first asked for. */
export interface DocumentStore {
  read(collection: string, after: number): RecordPage
  write(collection: string, rowId: number | null, revision: number, element: unknown): WriteOutcome
  remove(collection: string, rowId: number, revision: number): WriteOutcome
  notices(): NoticeList
  /** Puts a list back from quarantine; what is stored now is quarantined in turn unless it is the untouched sample. */
  undo(noticeId: string, viewer: Viewer): void
  content(noticeId: string, viewer: Viewer): string
  dismiss(noticeId: string, viewer: Viewer): void
  discard(noticeId: string, viewer: Viewer): void
  /** The names of the collections of one person under which anything lies, in quarantine too. */
  listPersonal(): string[]
  /** Removes a collection of one person, and what is in quarantine of it. */
  dropPersonal(name: string): void
  /** Removes every list, what is in quarantine, and what was decided about notices, for the administrator, as far as the page says so. */
  eraseAll(viewer: Viewer): void
}

/** @param noticesChanged called after every change of the notices */
export function openDocumentStore(
  options: DocumentStoreOptions,
  noticesChanged: (notices: NoticeList) => void
): DocumentStore {
  const choices = createUserChoices(options.choices)
  const notices = createDeviceNotices(options.quarantine, choices)
  const publish = () => noticesChanged(notices.list())
  const collections = createLazyCollections(options, choices, notices, publish)
  const { quarantine } = options
  dropExpired(quarantine)

  return {
    read: (name, after) => collections.get(name).read(after),
    write: (name, rowId, revision, element) => collections.get(name).write(rowId, revision, element),
    remove: (name, rowId, revision) => collections.get(name).remove(rowId, revision),
    notices: notices.list,
    content: notices.content,
    undo(id, viewer) {
      notices.checkAction(id, viewer)
      restoreList(id, collections, options.quarantine, choices)
      publish()
    },
    discard(id, viewer) {
      notices.checkAction(id, viewer)
      notices.discard(id)
      publish()
    },
    listPersonal() {
      const quarantined = [...quarantine.lists(), ...quarantine.files()].map(({ collection }) => collection)
      return [...new Set([...listNames(join(options.folder, 'board')), ...quarantined])].filter(isPersonalCollection)
    },
    dropPersonal(name) {
      if (!isPersonalCollection(name)) throw new BridgeError('refused', 'this is not one person’s')
      collections.drop(name)
      for (const list of quarantine.lists()) if (list.collection === name) quarantine.dropList(list.id)
      for (const file of quarantine.files()) if (file.collection === name) quarantine.dropFile(file)
      publish()
    },
    eraseAll(viewer) {
      if (!viewer?.isAdmin) throw new BridgeError('refused', 'this is for the administrator')
      for (const name of listNames(join(options.folder, 'board'))) collections.drop(name)
      quarantine.eraseAll()
      options.choices.write(noUserChoices)
      publish()
    },
    dismiss(id, viewer) {
      notices.checkAction(id, viewer)
      notices.dismiss(id)
      publish()
    }
  }
}

/** Each notice has said until when. What cannot be removed keeps nobody from the rest: the next start tries again. */
function dropExpired(quarantine: Quarantine): void {
  try {
    for (const list of quarantine.lists()) if (isExpired(list.at)) quarantine.dropList(list.id)
    for (const file of quarantine.files()) if (isExpired(file.at)) quarantine.dropFile(file)
  } catch (error) {
    logFailure('quarantine', error)
  }
}

interface LazyCollections {
  /** Reads and initializes a collection the first time. Throws when there is none of that name, or when it cannot be read. */
  get(name: string): DocumentCollection
  /** @param reason why the stored list is quarantined; undefined: it is thrown away */
  replace(name: string, elements: readonly unknown[], reason: QuarantineReason | undefined): void
  /** Removes one from the disk, and what was read of it. */
  drop(name: string): void
}

/** @param opened called when a collection was read the first time: some of it may be in quarantine since */
function createLazyCollections(
  { folder, collections, initializers, quarantine }: DocumentStoreOptions,
  choices: UserChoices,
  notices: DeviceNotices,
  opened: () => void
): LazyCollections {
  const root = join(folder, 'board')
  for (const name of listNames(root)) sweepTemporary(join(root, name))
  const known = new Map<string, DocumentCollection>()
  const directoryOf = (name: string) => openCollectionDirectory(join(root, name), name, quarantine)

  const readInitialized = (name: string) => {
    const directory = directoryOf(name)
    directory.recover()
    const rows = directory.read()
    const initializer = initializers.get(name)
    if (!initializer) return rows
    try {
      return initializeCollection(directory, rows, initializer, (resetKey) => choices.isSuppressed(name, resetKey))
    } catch (error) {
      // What cannot be written does not keep anybody from reading.
      notices.setCondition(findFailure(error) === 'full' ? 'full' : 'read-only')
      directory.recover()
      return directory.read()
    }
  }

  return {
    get(name) {
      const collection = known.get(name)
      if (collection) return collection
      if (!collections.includes(name) && !isPersonalCollection(name))
        throw new BridgeError('refused', 'there is no such collection')
      const created = createDocumentCollection(readInitialized(name))
      known.set(name, created)
      opened()
      return created
    },
    drop(name) {
      known.delete(name)
      directoryOf(name).drop()
    },
    replace(name, elements, reason) {
      const directory = directoryOf(name)
      directory.replace(elements, reason)
      known.set(name, createDocumentCollection(directory.read()))
    }
  }
}

/** Puts a list back from quarantine, and suppresses the reset that it was quarantined for. */
function restoreList(id: string, collections: LazyCollections, quarantine: Quarantine, choices: UserChoices): void {
  const list = quarantine.lists().find((each) => each.id === id)
  if (!list) throw new BridgeError('unavailable', 'what this notice is about is not there any more')
  const { collection, resetKey } = list
  const current = [...collections.get(collection).rows.elements.values()]
  const elements = quarantine.readList(id, collection)
  choices.suppress(collection, resetKey)
  const reason = findQuarantineReason(list, { hash: hashElements(current), count: current.length })
  collections.replace(collection, elements, reason)
  quarantine.dropList(id)
}
