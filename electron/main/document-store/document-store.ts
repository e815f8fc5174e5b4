import { join } from 'node:path'
import {
  type DocumentsChanged,
  isPersonalCollection,
  type RecordPage,
  type StandingNotices,
  type WriteOutcome
} from '#shared/bridge.ts'
import type { Care } from '../board/care.ts'
import type { SettingsFile } from '../settings-file.ts'
import { failureOf, Refusal } from './bridge-error.ts'
import { replaceFolder, settleFolder } from './collection-directory.ts'
import { namesIn, shortHash, sweepTemporary } from './disk.ts'
import { type BoardCollection, boardCollection } from './document-collection.ts'
import type { SetAside } from './quarantine.ts'
import { contentOf, dismissalOf, noticesOf, troubleNotice } from './quarantine-notices.ts'
import { type CollectionRecords, openRecords } from './sharded-collection.ts'
import { type Decisions, decide } from './user-choices.ts'

export interface BoardOptions {
  /** The user-data folder. */
  readonly folder: string
  /** The only names that may become folders, beside those of one person (isPersonalCollection). */
  readonly collections: readonly string[]
  readonly care: ReadonlyMap<string, Care>
  readonly aside: SetAside
  readonly decisions: SettingsFile<Decisions>
  readonly now?: () => Date
}

/** Everything this device keeps. A collection is read when it is first asked for. */
export interface Board {
  read(collection: string, after: number): RecordPage
  write(collection: string, place: number | null, seen: number, element: unknown): WriteOutcome
  remove(collection: string, place: number, seen: number): WriteOutcome
  notices(): StandingNotices
  /** Puts a list back that was set aside; what is stored now is set aside in turn unless it is the untouched sample. */
  undo(noticeId: string): void
  content(noticeId: string): string
  dismiss(noticeId: string): void
}

export interface BoardListeners {
  documentsChanged(change: DocumentsChanged): void
  noticesChanged(notices: StandingNotices): void
}

interface Opened {
  records: CollectionRecords
  view: BoardCollection
  generation: number
}

export function openBoard(options: BoardOptions, tell: BoardListeners): Board {
  const { folder, collections, care, aside, decisions, now = () => new Date() } = options
  for (const name of namesIn(join(folder, 'board'))) sweepTemporary(join(folder, 'board', name))
  const opened = new Map<string, Opened>()
  let trouble: 'full' | 'read-only' | undefined
  const folderOf = (name: string) => join(folder, 'board', name)
  const dismissed = () => decisions.read().dismissed
  const notices = (): StandingNotices => ({
    notices: [...(trouble ? [troubleNotice(trouble, now())] : []), ...noticesOf(aside, dismissed())],
    dismissed: dismissed()
  })
  const noticesChanged = () => tell.noticesChanged(notices())

  const listIn = (name: string, path: string) => [
    ...openRecords(path, (file, bytes) => aside.keepFile(name, file, bytes)).elements.values()
  ]
  const load = (name: string): Opened => {
    const records = openRecords(folderOf(name), (file, bytes) => aside.keepFile(name, file, bytes))
    return { records, view: boardCollection(records), generation: (opened.get(name)?.generation ?? 0) + 1 }
  }

  const replace = (name: string, elements: readonly unknown[], reason: 'reset' | 'replaced', signature: string) => {
    const stored = [...(opened.get(name)?.records.elements.values() ?? [])]
    const successor = hashOf(elements)
    const list = { collection: name, reason, at: now().toISOString(), count: stored.length, signature, successor }
    replaceFolder(folderOf(name), elements, aside.beginList(list).folder)
  }

  const keepUp = (name: string, { records }: Opened): boolean => {
    const cared = care.get(name)
    const elements = [...records.elements.values()]
    const reason = cared?.resetReason(elements)
    if (cared && reason && !decisions.read().waived.includes(`${name} ${reason.signature}`)) {
      if (elements.length === 0 && records.frozen.size === 0)
        replaceFolder(folderOf(name), cared.sample(now()), undefined)
      else replace(name, cared.sample(now()), 'reset', reason.signature)
      return true
    }
    for (const [place, element] of records.elements) {
      const migrated = cared?.migrate(element) ?? element
      if (migrated !== element) records.write(place, migrated)
    }
    return false
  }

  /** What cannot be written does not keep anybody from reading. */
  const keptUp = (name: string, found: Opened): boolean => {
    try {
      return keepUp(name, found)
    } catch (error) {
      trouble = failureOf(error) === 'full' ? 'full' : 'read-only'
      settleFolder(folderOf(name))
      return false
    }
  }

  const collection = (name: string): Opened => {
    const known = opened.get(name)
    if (known) return known
    if (!collections.includes(name) && !isPersonalCollection(name))
      throw new Refusal('refused', 'there is no such collection')
    settleFolder(folderOf(name))
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
    write: (name, place, seen, element) => told(name, collection(name).view.write(place, seen, element)),
    remove: (name, place, seen) => told(name, collection(name).view.remove(place, seen)),
    notices,
    undo(id) {
      const list = aside.lists().find((each) => each.id === id)
      if (!list) throw new Refusal('unavailable', 'what this notice is about is not there any more')
      const { collection: name, signature, successor } = list
      const current = collection(name)
      const elements = listIn(name, aside.listFolder(id))
      decide(decisions, 'waived', `${name} ${signature}`)
      if (hashOf([...current.records.elements.values()]) === successor)
        replaceFolder(folderOf(name), elements, undefined)
      else replace(name, elements, 'replaced', signature)
      aside.dropList(id)
      const fresh = load(name)
      opened.set(name, fresh)
      tell.documentsChanged({ collection: name, generation: fresh.generation, records: [] })
      noticesChanged()
    },
    content: (id) => contentOf(aside, dismissed(), id, (path) => listIn('lists', path)),
    dismiss(id) {
      if (id === trouble) {
        trouble = undefined
        return noticesChanged()
      }
      decide(decisions, 'dismissed', ...dismissalOf(aside, dismissed(), id))
      noticesChanged()
    }
  }
}

function hashOf(elements: readonly unknown[]): string {
  return shortHash(JSON.stringify(elements))
}
