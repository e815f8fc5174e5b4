import type { NoticeList } from '#shared/bridge.ts'
import { canActOnNotice, canReadNoticeContent, type Viewer } from '#shared/storage/notice-access.ts'
import {
  buildConditionNotice,
  buildDamagedFilesNotice,
  buildQuarantineNotice,
  type StoreNotice
} from '#shared/storage/notices.ts'
import { BridgeError } from '../bridge-error.ts'
import { hashShort } from './disk.ts'
import type { Quarantine, QuarantinedFile } from './quarantine.ts'
import type { UserChoices } from './user-choices.ts'

/** A notice for each list in quarantine, one for the damaged files of each collection, and one of the disk while it is full or read-only. */
export interface DeviceNotices {
  list(): NoticeList
  /** Remembers that the disk is in this state, until its notice is dismissed. */
  setCondition(condition: 'full' | 'read-only'): void
  /** The text of what a notice is about: a list as JSON, a file as it is, several files one after the other. */
  content(id: string, viewer: Viewer): string
  /** Throws when this person may not deal with the notice. */
  checkAction(id: string, viewer: Viewer): void
  /** Removes what the notice is about, for good. */
  discard(id: string): void
  dismiss(id: string): void
}

/**
 * Who asks is what the page says. Main has no session and never sees a password, so it cannot know better: against a page that
 * was taken over this is no wall, and such a page could as well read the collections themselves. What main holds by itself is
 * that no content of the accounts leaves by this way, whoever is said to ask.
 */
export function createDeviceNotices(quarantine: Quarantine, choices: UserChoices): DeviceNotices {
  let condition: StoreNotice | undefined

  const damagedFiles = () => groupFiles(quarantine.files(), new Set(choices.dismissed()))
  const collectionOf = (id: string) =>
    quarantine.lists().find((list) => list.id === id)?.collection ?? damagedFilesOf(id)?.[0]?.collection
  const aboutOf = (id: string) => {
    const collection = collectionOf(id)
    return collection === undefined ? {} : { collection }
  }
  const damagedFilesOf = (id: string) => damagedFiles().find((files) => describeFiles(files).id === id)

  return {
    list() {
      const dismissed = [...choices.dismissed()]
      const quarantined = [...quarantine.lists().map(buildQuarantineNotice), ...damagedFiles().map(describeFiles)]
      const notices = quarantined.filter(({ id }) => !dismissed.includes(id))
      return { notices: condition ? [condition, ...notices] : notices, dismissed }
    },
    setCondition(reason) {
      condition = buildConditionNotice(reason, new Date().toISOString())
    },
    checkAction(id, viewer) {
      if (!canActOnNotice(aboutOf(id), viewer)) throw refusal()
    },
    content(id, viewer) {
      if (!canReadNoticeContent(aboutOf(id), viewer)) throw refusal()
      const list = quarantine.lists().find((each) => each.id === id)
      if (list) return JSON.stringify(quarantine.readList(id, list.collection), null, 2)
      const files = damagedFilesOf(id)
      if (!files) throw new BridgeError('unavailable', 'what this notice is about is not there any more')
      return joinTexts(files.map((file) => ({ name: file.name, text: quarantine.fileContent(file) })))
    },
    discard(id) {
      const files = damagedFilesOf(id)
      if (files) for (const file of files) quarantine.dropFile(file)
      else if (quarantine.lists().some((list) => list.id === id)) quarantine.dropList(id)
    },
    dismiss(id) {
      if (id === condition?.id) condition = undefined
      // Of damaged files each one is dismissed, so that later ones get a notice of their own.
      else choices.dismiss(damagedFilesOf(id)?.map(buildFileId) ?? [id])
    }
  }
}

function refusal(): BridgeError {
  return new BridgeError('refused', 'this is not for whoever is here')
}

/** By collection, without those that were dismissed. */
function groupFiles(files: readonly QuarantinedFile[], dismissed: ReadonlySet<string>): QuarantinedFile[][] {
  const groups = new Map<string, QuarantinedFile[]>()
  for (const file of files) {
    if (dismissed.has(buildFileId(file))) continue
    groups.set(file.collection, [...(groups.get(file.collection) ?? []), file])
  }
  return [...groups.values()]
}

/** @param files those of one collection */
function describeFiles(files: readonly QuarantinedFile[]): StoreNotice {
  const key = hashShort(files.map(({ name }) => name).join(' '))
  return buildDamagedFilesNotice(files[0]?.collection ?? '', key, files)
}

function buildFileId({ collection, name }: QuarantinedFile): string {
  return `${collection}/${name}`
}

function joinTexts(texts: readonly { name: string; text: string }[]): string {
  const [only] = texts
  return texts.length === 1 && only ? only.text : texts.map(({ name, text }) => `=== ${name}\n${text}`).join('\n')
}
