import { isListOfIds } from '#shared/collections/all-collections.ts'
import { isRecord, readId } from '#shared/documents/document.ts'

/** JSON with one document (serializeDocument) a line, so that the intact lines of a damaged file can be read. */
export function serializeList(collection: string, texts: readonly string[]): string {
  return `{"${collection}":[\n${texts.join(',\n')}\n]}\n`
}

/** One line of ASCII: a file of ASCII alone is put together, written and read in half the time. */
export function serializeDocument(element: unknown): string {
  const escapeUnit = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(element).replace(/[\u0080-\uffff]/g, escapeUnit)
}

interface ParsedList {
  elements: unknown[]
  /** undefined: the file is intact. Else `elements` holds its intact documents. */
  damagedBytes: Uint8Array | undefined
}

/** Reads the bytes of a file, however damaged. Never throws. */
export function parseList(collection: string, bytes: Uint8Array): ParsedList {
  const value = parseJson(bytes)
  const list = isRecord(value) && Object.keys(value).length === 1 ? value[collection] : undefined
  if (Array.isArray(list)) return { elements: list, damagedBytes: undefined }
  const lines = splitLines(bytes).slice(1)
  return { elements: salvageDocuments(collection, lines.map(parseJson)), damagedBytes: bytes }
}

function salvageDocuments(collection: string, values: readonly unknown[]): unknown[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const isDocument = isListOfIds(collection) ? typeof value === 'string' : isRecord(value)
    const id = readId(value)
    if (!isDocument || (id !== undefined && seen.has(id))) return false
    if (id !== undefined) seen.add(id)
    return true
  })
}

/** The lines of a text, without the commas at their ends. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  // Latin-1 has one character for each byte: a line of invalid UTF-8 leaves the others as they are.
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  return lines.map((line) => Buffer.from(line.replace(/,$/, ''), 'latin1'))
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    return undefined
  }
}
