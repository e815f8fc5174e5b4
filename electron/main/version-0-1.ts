/** Takes over lists of version 0.1: folders of up to 512 files. This file goes with the first release. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isRecord } from '#shared/documents/document.ts'
import { quarantineReasons } from '#shared/storage/initialization.ts'
import { buildQuarantineId, dismissNotice } from '#shared/storage/quarantine.ts'
import { isFolder, listNames, readBytes } from './disk.ts'
import {
  type ParsedList,
  parseJson,
  serializeDocument,
  serializeList,
  splitLines
} from './document-store/list-format.ts'
import type { QuarantineFolder } from './quarantine.ts'
import { openSettingsIn } from './store-file.ts'

/** undefined: there is no such folder. `damagedBytes` holds the damaged files, each below its name. */
export function readShards(root: string, name: string): ParsedList | undefined {
  // A list that was to replace the folder is complete as soon as the folder is gone.
  const folder = foldersOf(root, name).find(isFolder)
  if (folder === undefined) return undefined
  const records: (readonly [rowId: number, element: unknown])[] = []
  const damaged: Uint8Array[] = []
  for (const file of listNames(folder).filter((each) => /^\d{3}\.json$/.test(each))) {
    const bytes = readBytes(join(folder, file)) ?? Buffer.alloc(0)
    const whole = parseWhole(bytes)
    records.push(...(whole ?? salvageLines(bytes)))
    if (!whole) damaged.push(Buffer.from(`=== ${file}\n`), bytes)
  }
  records.sort(([one], [other]) => one - other)
  const damagedBytes = damaged.length > 0 ? Buffer.concat(damaged) : undefined
  return { elements: records.map(([, element]) => element), damagedBytes }
}

export function dropShards(root: string, name: string): void {
  for (const folder of [...foldersOf(root, name), join(root, `${name}.old`)])
    rmSync(folder, { recursive: true, force: true })
}

export function listShardedNames(root: string): string[] {
  const folders = listNames(root).filter((name) => isFolder(join(root, name)))
  return [...new Set(folders.map((name) => name.replace(/\.(?:new|old)$/, '')))]
}

function foldersOf(root: string, name: string): string[] {
  return [join(root, name), join(root, `${name}.new`)]
}

const rowIdPattern = /^(?:0|[1-9]\d{0,14})$/

function parseWhole(bytes: Uint8Array) {
  const value = parseJson(bytes)
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.records)) return undefined
  const records = Object.entries(value.records)
  if (!records.every(([key]) => rowIdPattern.test(key))) return undefined
  return records.map(([key, element]) => [Number(key), element] as const)
}

function salvageLines(bytes: Uint8Array): Map<number, unknown> {
  const records = new Map<number, unknown>()
  for (const line of splitLines(bytes)) {
    const key = parseJson(line.subarray(0, Math.max(line.indexOf(58), 0)))
    const element = parseJson(line.subarray(line.indexOf(58) + 1))
    const isRecord = typeof key === 'string' && rowIdPattern.test(key) && element !== undefined
    if (isRecord && !records.has(Number(key))) records.set(Number(key), element)
  }
  return records
}

const infoSchema = v.object({
  collection: v.string(),
  reason: v.picklist(quarantineReasons),
  at: v.string(),
  count: v.number(),
  signature: v.string()
})
const decisionsSchema = v.object({ dismissed: v.array(v.string()), waived: v.array(v.string()) })

/** After a failure it goes on with the rest at the next start. */
export function takeOverQuarantine(userData: string, quarantine: QuarantineFolder): void {
  const files = join(userData, 'set-aside/files')
  const lists = join(userData, 'set-aside/lists')
  const decisions = openSettingsIn(userData, quarantine.keepDamaged)('decisions', decisionsSchema, {
    dismissed: [],
    waived: []
  }).read()
  const isDismissed = (id: string) => decisions.dismissed.includes(id)
  if (decisions.waived.length + decisions.dismissed.length > 0) {
    quarantine.update((stored) => ({ ...stored, dismissed: decisions.dismissed, suppressed: decisions.waived }))
  }
  for (const collection of listNames(files)) {
    for (const file of listNames(join(files, collection))) {
      const id = `damaged-file ${collection} ${file}`
      quarantine.moveIn(join(files, collection, file), id)
      if (isDismissed(`${collection}/${file}`)) quarantine.update((stored) => dismissNotice(stored, id))
    }
  }
  for (const old of listNames(lists)) {
    const folder = join(lists, old)
    const info = v.safeParse(infoSchema, parseJson(readBytes(join(folder, 'info.json')) ?? Buffer.alloc(0)))
    const list = readShards(folder, 'records')
    if (!info.success || !list) continue
    const { signature: resetKey, at, ...about } = info.output
    const request = { ...about, resetKey, raw: serializeList(about.collection, list.elements.map(serializeDocument)) }
    if (list.damagedBytes) quarantine.keepDamaged(about.collection, list.damagedBytes)
    quarantine.setAside(request, new Date(at))
    if (isDismissed(old)) quarantine.update((stored) => dismissNotice(stored, buildQuarantineId(request)))
    rmSync(folder, { recursive: true, force: true })
  }
  rmSync(files, { recursive: true, force: true })
  // A list without a record stays where it is: no notice can offer it.
  if (listNames(lists).length === 0) rmSync(lists, { recursive: true, force: true })
  rmSync(join(userData, 'decisions.json'), { force: true })
}
