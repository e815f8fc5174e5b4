/**
 * The text of one file of a collection: plain JSON, with one record on each line, so that of a damaged file every intact line
 * can still be read.
 *
 *   {"version":1,"records":{
 *   "17":{"id":"job_1", …},
 *   "529":{"id":"job_2", …}
 *   }}
 */
export const formatVersion = 1

/** In how many files a collection is spread: with 10,000 records each holds twenty, and a save writes one of them. */
export const shardCount = 512

export function findShard(rowId: number): number {
  return rowId % shardCount
}

/** A type, not an interface: electron-store asks for an index signature. */
export type Shard = {
  version: number
  /** By row id. */
  records: Record<string, unknown>
}

export function serializeShard({ version, records }: Shard): string {
  const lines = Object.entries(records).map(([rowId, element]) => `"${rowId}":${JSON.stringify(element)}`)
  return `{"version":${version},"records":{\n${lines.join(',\n')}\n}}\n`
}

export interface ParsedShard {
  records: Map<number, unknown>
  /** The bytes are not what this version writes: `records` is what could be saved of them. */
  damaged: boolean
}

/** Reads the bytes of a file, however damaged. Never throws. */
export function parseShard(bytes: Uint8Array, shard: number): ParsedShard {
  const whole = parseWhole(bytes, shard)
  return whole ? { records: whole, damaged: false } : { records: salvageLines(bytes, shard), damaged: true }
}

function parseWhole(bytes: Uint8Array, shard: number): Map<number, unknown> | undefined {
  const value = parseJson(bytes)
  if (!isObject(value) || value.version !== formatVersion || !isObject(value.records)) return undefined
  const records = new Map<number, unknown>()
  for (const [key, element] of Object.entries(value.records)) {
    const rowId = parseRowId(key, shard)
    if (rowId === undefined) return undefined
    records.set(rowId, element)
  }
  return records
}

function salvageLines(bytes: Uint8Array, shard: number): Map<number, unknown> {
  const records = new Map<number, unknown>()
  for (const line of splitLines(bytes)) {
    const colon = line.indexOf(58)
    const rowId = colon < 0 ? undefined : parseRowId(String(parseJson(line.subarray(0, colon))), shard)
    const element = rowId === undefined ? undefined : parseJson(stripComma(line.subarray(colon + 1)))
    if (rowId !== undefined && element !== undefined && !records.has(rowId)) records.set(rowId, element)
  }
  return records
}

function* splitLines(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    yield bytes.subarray(start, end)
    start = end + 1
  }
  yield bytes.subarray(start)
}

function stripComma(line: Uint8Array): Uint8Array {
  return line.at(-1) === 44 ? line.subarray(0, -1) : line
}

/** The row id that a key names; undefined when it names none of this file. */
function parseRowId(key: string, shard: number): number | undefined {
  const rowId = /^(?:0|[1-9]\d{0,14})$/.test(key) ? Number(key) : undefined
  return rowId !== undefined && findShard(rowId) === shard ? rowId : undefined
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
