import * as v from 'valibot'
import { isRecord } from '#shared/documents/document.ts'
import { StoreError } from '../../document-store.ts'
import type { ServerTime } from '../reading/firestore-server-query.ts'
import { parseShape } from './rest-client.ts'

type Plain = Readonly<Record<string, unknown>>

// Unlike an object's schema it takes every name of a field.
const map = v.custom<Plain>(isRecord)
const list = v.array(v.unknown())
/** Whole numbers, and those that JSON lacks, come as texts; others may. */
const numberText = /^(-?\d+(\.\d+)?(e[+-]?\d+)?|-?Infinity|NaN)$/i
const number = v.union([v.number(), v.pipe(v.string(), v.regex(numberText), v.transform(Number))])
const time = v.pipe(
  v.string(),
  v.transform(readTime),
  v.check(({ seconds }) => !Number.isNaN(seconds))
)

/** `{title: {stringValue: 'Setter'}}`; times become ServerTimes, types that the app does not store stay. Throws a StoreError 'damaged'. */
export function decodeFields(fields: unknown): Plain {
  if (fields === undefined) return {}
  return Object.fromEntries(Object.entries(parseShape(map, fields)).map(([name, value]) => [name, decodeValue(value)]))
}

function decodeValue(typed: unknown): unknown {
  const entries = Object.entries(parseShape(map, typed))
  const [type, value] = entries.length === 1 ? (entries[0] ?? []) : []
  switch (type) {
    case 'nullValue':
      return null
    case 'booleanValue':
      return parseShape(v.boolean(), value)
    case 'stringValue':
      return parseShape(v.string(), value)
    case 'integerValue':
    case 'doubleValue':
      return parseShape(number, value)
    case 'timestampValue':
      return parseShape(time, value)
    case 'arrayValue':
      return parseShape(list, parseShape(map, value).values ?? []).map(decodeValue)
    case 'mapValue':
      return decodeFields(parseShape(map, value).fields)
    case 'bytesValue':
    case 'geoPointValue':
    case 'referenceValue':
      return typed
    default:
      throw new StoreError('damaged', 'the shared board answers with a value that has no type')
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
  return { seconds: Date.parse(`${whole}Z`) / 1000, nanoseconds: Number(fraction.padEnd(9, '0')) }
}
