import type { ServerTime } from '../reading/server-query.ts'

type Plain = Readonly<Record<string, unknown>>

export class MalformedValue extends Error {}

/** `{title: {stringValue: 'Setter'}}`; times become ServerTimes, types that the app does not store stay. Throws MalformedValue. */
export function decodeFields(fields: unknown): Plain {
  if (fields === undefined) return {}
  return Object.fromEntries(Object.entries(expectMap(fields)).map(([name, value]) => [name, decodeValue(value)]))
}

function decodeValue(typed: unknown): unknown {
  const entries = Object.entries(expectMap(typed))
  const [type, value] = entries[0] ?? []
  if (entries.length !== 1) throw new MalformedValue('a value has one type')
  switch (type) {
    case 'nullValue':
      return null
    case 'booleanValue':
      return expectBoolean(value)
    case 'stringValue':
      return expectText(value)
    case 'integerValue':
    case 'doubleValue':
      return readNumber(value)
    case 'timestampValue':
      return readTime(expectText(value))
    case 'arrayValue':
      return expectList(expectMap(value).values ?? []).map(decodeValue)
    case 'mapValue':
      return decodeFields(expectMap(value).fields)
    case 'bytesValue':
    case 'geoPointValue':
    case 'referenceValue':
      return typed
    default:
      throw new MalformedValue(`'${type}' is no type`)
  }
}

export function encodeValue(value: unknown): Plain {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } }
  if (typeof value !== 'number') return { nullValue: null }
  return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
}

export function encodeTime({ seconds, nanoseconds }: ServerTime): Plain {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)
  return { timestampValue: `${whole}.${String(nanoseconds).padStart(9, '0')}Z` }
}

function readTime(text: string): ServerTime {
  const [, whole = '', fraction = ''] = /^(.{19})(?:\.(\d{1,9}))?Z$/.exec(text) ?? []
  const seconds = Date.parse(`${whole}Z`) / 1000
  if (Number.isNaN(seconds)) throw new MalformedValue(`'${text}' is no time`)
  return { seconds, nanoseconds: Number(fraction.padEnd(9, '0')) }
}

/** Whole numbers, and those that JSON lacks, come as texts. */
function readNumber(value: unknown): number {
  if (typeof value === 'number') return value
  const text = expectText(value)
  const number = Number(text || Number.NaN)
  if (Number.isNaN(number) && text !== 'NaN') throw new MalformedValue(`'${text}' is no number`)
  return number
}

function expectText(value: unknown): string {
  if (typeof value !== 'string') throw new MalformedValue('no text')
  return value
}

function expectBoolean(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new MalformedValue('neither true nor false')
  return value
}

function expectMap(value: unknown): Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new MalformedValue('no map')
  return value as Plain
}

function expectList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new MalformedValue('no list')
  return value
}
