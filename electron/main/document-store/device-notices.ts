import type { DesktopNotice } from '#shared/bridge.ts'
import { BridgeError } from '../bridge-error.ts'
import { shortHash } from './disk.ts'
import type { Quarantine, QuarantinedFile } from './quarantine.ts'

/** What lies in quarantine, as notices: one for each list, one for the damaged files of each collection. */
export function listNotices(quarantine: Quarantine, dismissed: readonly string[]): DesktopNotice[] {
  const gone = new Set(dismissed)
  const lists = quarantine.lists().map(
    ({ id, reason, collection, at, count }): DesktopNotice => ({
      id,
      reason,
      collection,
      at,
      count,
      names: [],
      actions: ['undo', 'download', 'dismiss']
    })
  )
  return [...lists, ...fileGroups(quarantine, gone).map(describeFiles)].filter(({ id }) => !gone.has(id))
}

/** Said until it is taken down, and again at the next start if it still holds. */
export function diskNotice(reason: 'full' | 'read-only', at: Date): DesktopNotice {
  return { id: reason, reason, collection: '', at: at.toISOString(), count: 0, names: [], actions: ['dismiss'] }
}

/** What is decided when a notice is taken down: of damaged files each one, so that later ones are told apart. */
export function listDismissals(quarantine: Quarantine, dismissed: readonly string[], id: string): string[] {
  const group = fileGroups(quarantine, new Set(dismissed)).find((files) => describeFiles(files).id === id)
  return group ? group.map(nameOfFile) : [id]
}

/** The text of what a notice is about: a list as JSON, a file as it is, several files one after the other. */
export function readNoticeContent(
  quarantine: Quarantine,
  dismissed: readonly string[],
  id: string,
  readList: (folder: string) => unknown[]
): string {
  if (quarantine.lists().some((list) => list.id === id))
    return JSON.stringify(readList(quarantine.listFolder(id)), null, 2)
  const group = fileGroups(quarantine, new Set(dismissed)).find((files) => describeFiles(files).id === id)
  if (!group) throw new BridgeError('unavailable', 'what this notice is about is not there any more')
  const texts = group.map((file) => ({ name: file.name, text: quarantine.fileContent(file) }))
  const [only] = texts
  return texts.length === 1 && only ? only.text : texts.map(({ name, text }) => `=== ${name}\n${text}`).join('\n')
}

function fileGroups(quarantine: Quarantine, gone: ReadonlySet<string>): QuarantinedFile[][] {
  const groups = new Map<string, QuarantinedFile[]>()
  for (const file of quarantine.files()) {
    if (gone.has(nameOfFile(file))) continue
    groups.set(file.collection, [...(groups.get(file.collection) ?? []), file])
  }
  return [...groups.values()]
}

function describeFiles(files: readonly QuarantinedFile[]): DesktopNotice {
  const names = files.map(({ name }) => name)
  const collection = files[0]?.collection ?? ''
  return {
    id: `damaged-file ${collection} ${shortHash(names.join(' '))}`,
    reason: 'damaged-file',
    collection,
    at:
      files
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? '',
    count: files.length,
    names,
    actions: ['download', 'dismiss']
  }
}

function nameOfFile({ collection, name }: QuarantinedFile): string {
  return `${collection}/${name}`
}
