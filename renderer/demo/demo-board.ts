import * as v from 'valibot'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { accounts, type PasswordHash } from '#shared/collections/accounts.ts'
import { findCollection } from '#shared/collections/all-collections.ts'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import { findFileOwner } from '#shared/domain/file/uploaded-file-name.ts'

/** Elements by collection, as a device stores them. */
type BoardLists = ReadonlyMap<string, readonly unknown[]>

export interface Board {
  lists: BoardLists
  /** PDF files by the uid of their candidate, in base64. */
  resumes: Readonly<Record<string, string>>
}

const boardSchema = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  resumes: v.record(v.string(), v.pipe(v.string(), v.base64())),
  lists: v.record(v.string(), v.array(v.unknown()))
})

const dayMs = 86_400_000

/**
 * Reads board.json as of today: all dates are shifted by the days since its own. Every account gets this password.
 * Throws an error that names the list and the field that does not parse.
 */
export function readBoard(data: unknown, now: Date, password: PasswordHash): Board {
  const { day, resumes, lists } = parse(boardSchema, data, 'board.json')
  const days = (Date.parse(formatBoardDay(now)) - Date.parse(day)) / dayMs
  const read = new Map<string, readonly unknown[]>()
  for (const [name, stored] of Object.entries(lists)) {
    const shifted = stored.map((element) => mapTexts(element, (text) => shiftDate(text, days)))
    const elements =
      name === accounts.name ? shifted.map((account) => Object.assign({}, account, { password })) : shifted
    const collection = findCollection(name)
    if (!collection) throw new Error(`board.json: there is no collection ${name}`)
    parse(v.array(collection.schema), elements, name)
    read.set(name, elements)
  }
  return { lists: read, resumes }
}

/** Stores the resumes, and returns the lists with the names that the store gave them. */
export async function keepResumes({ lists, resumes }: Board, files: FileStore): Promise<BoardLists> {
  const links = JSON.stringify([...lists]).matchAll(/"(file:[^"]*)"/g)
  const kept = new Map<string, string>()
  for (const link of new Set([...links].map(([, link = '']) => link))) {
    const owner = findFileOwner(link.replace('file:', '')) ?? ''
    const resume = resumes[owner]
    if (resume === undefined) throw new Error(`board.json: there is no resume for ${link}`)
    const bytes = Uint8Array.from(atob(resume), (character) => character.charCodeAt(0))
    kept.set(link, `file:${await files.keep(owner, new Blob([bytes], { type: 'application/pdf' }))}`)
  }
  const rename = (element: unknown) => mapTexts(element, (text) => kept.get(text) ?? text)
  return new Map([...lists].map(([name, elements]) => [name, elements.map(rename)]))
}

/** Shifts a text that is a day or an instant, and no other. */
export function shiftDate(text: string, days: number): string {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(text)) return text
  return new Date(Date.parse(text) + days * dayMs).toISOString().slice(0, text.length)
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((element) => mapTexts(element, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, element]) => [field, mapTexts(element, change)]))
}

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, where: string): T {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`board.json: ${where}, ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
