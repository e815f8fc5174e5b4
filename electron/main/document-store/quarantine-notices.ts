import type { DesktopNotice } from '#shared/bridge.ts'
import { Refusal } from './bridge-error.ts'
import { shortHash } from './disk.ts'
import type { FileAside, SetAside } from './quarantine.ts'

/** What lies set aside, as notices: one for each list, one for the damaged files of each collection. */
export function noticesOf(aside: SetAside, dismissed: readonly string[]): DesktopNotice[] {
  const gone = new Set(dismissed)
  const lists = aside.lists().map(
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
  return [...lists, ...fileGroups(aside, gone).map(noticeOfFiles)].filter(({ id }) => !gone.has(id))
}

/** Said until it is taken down, and again at the next start if it still holds. */
export function troubleNotice(reason: 'full' | 'read-only', at: Date): DesktopNotice {
  return { id: reason, reason, collection: '', at: at.toISOString(), count: 0, names: [], actions: ['dismiss'] }
}

/** What is decided when a notice is taken down: of damaged files each one, so that later ones are told apart. */
export function dismissalOf(aside: SetAside, dismissed: readonly string[], id: string): string[] {
  const group = fileGroups(aside, new Set(dismissed)).find((files) => noticeOfFiles(files).id === id)
  return group ? group.map(nameOfFile) : [id]
}

/** The text of what a notice is about: a list as JSON, a file as it is, several files one after the other. */
export function contentOf(
  aside: SetAside,
  dismissed: readonly string[],
  id: string,
  readList: (folder: string) => unknown[]
): string {
  if (aside.lists().some((list) => list.id === id)) return JSON.stringify(readList(aside.listFolder(id)), null, 2)
  const group = fileGroups(aside, new Set(dismissed)).find((files) => noticeOfFiles(files).id === id)
  if (!group) throw new Refusal('unavailable', 'what this notice is about is not there any more')
  const texts = group.map((file) => ({ name: file.name, text: aside.fileContent(file) }))
  const [only] = texts
  return texts.length === 1 && only ? only.text : texts.map(({ name, text }) => `=== ${name}\n${text}`).join('\n')
}

function fileGroups(aside: SetAside, gone: ReadonlySet<string>): FileAside[][] {
  const groups = new Map<string, FileAside[]>()
  for (const file of aside.files()) {
    if (gone.has(nameOfFile(file))) continue
    groups.set(file.collection, [...(groups.get(file.collection) ?? []), file])
  }
  return [...groups.values()]
}

function noticeOfFiles(files: readonly FileAside[]): DesktopNotice {
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

function nameOfFile({ collection, name }: FileAside): string {
  return `${collection}/${name}`
}
