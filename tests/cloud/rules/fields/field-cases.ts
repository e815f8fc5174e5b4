import { collections, personalCollections } from '#shared/collections/all-collections.ts'
import type { ApplicationStep } from '#shared/domain/application/application-reducer.ts'
import type { RequestStep } from '#shared/domain/company/employer-request.ts'
import { type Attempt, type Fields, Float, serverTime, together, type Value, type Write } from '../attempts.ts'
import type { Case } from '../cases.ts'
import type { Person } from '../people.ts'
import { sampleBoard } from '../sample-board.ts'
import { formatDay } from '../sample-times.ts'
import type { Kind } from './field-kinds.ts'
import { kindOfSchema, readEntries, readWords } from './kind-of-schema.ts'
import { limits } from './limits.ts'

/**
 * A write that the rules accept. In every document of it every field is changed in turn: one that the writer chooses to what its kind takes
 * and refuses, any other to anything, which is refused.
 */
export interface PermittedWrite extends Options {
  name: string
  who: Person
  attempt: Attempt
  chosen: Chosen
}

/** By collection the fields that the writer chooses; with a kind where this write takes other values than its schema and `limits`. */
type Chosen = Readonly<Record<string, readonly (string | readonly [field: string, kind: Kind])[]>>

interface Options {
  /** By collection fields, or parts of them, that the rules leave to the writer, or that only `linked` can change alone. */
  free?: Readonly<Record<string, readonly string[]>>
  /** As the app names it, where the collection has steps. */
  step?: ApplicationStep | RequestStep
  /** Needs no verified email. */
  unverified?: true
  /** Values that stand in several places of the write. */
  linked?: Readonly<Record<string, readonly [kind: Kind, write: (value: Value | undefined) => Attempt]>>
}

export type PermittedRow = readonly [name: string, who: Person, attempt: Attempt, chosen?: Chosen, options?: Options]

type Broken = readonly [what: string, value: Value | undefined]

const nameOf = (path: string) => path.split('/').at(-2) ?? ''

function entriesOf(collection: string) {
  const declared = collections.find(({ name }) => name === collection)
  const personal = personalCollections.find(({ kind }) => kind === collection)
  return readEntries((declared ?? personal?.of('u-meena'))?.schema)
}

/** Fields that other documents of a collection have, with a value of theirs. */
const sampleValues = (collection: string): Fields =>
  Object.assign({}, ...sampleBoard.filter(([path]) => nameOf(path) === collection).map(([, fields]) => fields))

function findKind(collection: string, field: string): Kind {
  const schema = entriesOf(collection)[field]
  const named: Readonly<Record<string, Readonly<Record<string, Kind>>>> = limits
  const kind = named[collection]?.[field] ?? (schema && kindOfSchema(schema))
  if (!kind) throw new Error(`nothing tells what ${field} of ${collection} takes: name it in limits.ts`)
  return kind
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ![Date, Float, Uint8Array].some((type) => value instanceof type) &&
  value !== serverTime

function another(value: Value): Value {
  if (value === serverTime || value instanceof Date) return new Date(Date.now() - 60_000)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (value instanceof Uint8Array) return value.slice(1)
  if (typeof value !== 'string') return 'other'
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(Date.parse(value) - 3_600_000).toISOString()
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay((Date.parse(value) - Date.parse(formatDay())) / 86_400_000 + 1)
  return value === 'other' ? 'another' : 'other'
}

/** What a value that the writer does not choose is changed to. `free`: parts that are left alone, below `at`. */
function breakValue(value: Value, at: string, free: readonly string[]): Broken[] {
  const inside = (part: string, one: Value | undefined, put: (broken: Value | undefined) => Value): Broken[] => {
    if (one === undefined || free.includes(`${at}.${part}`)) return []
    const broken: Broken[] = [...breakValue(one, `${at}.${part}`, free), ['missing', undefined]]
    return broken.map(([what, other]) => [`${part} ${what}`, put(other)])
  }
  if (Array.isArray(value)) {
    const list = value as readonly Value[]
    const last = list.at(-1)
    if (last === undefined) return [['with an entry', ['other']]]
    const rest = list.slice(0, -1)
    return [
      ['with its last twice', [...list, last]],
      ['empty', []],
      ...(isMap(last) ? Object.entries(last) : []).flatMap(([part, one]) =>
        inside(part, one, (broken) => [...rest, { ...(last as Fields), [part]: broken }])
      ),
      ...(isMap(last) ? [['with more in its last', [...rest, { ...last, x: 1 }]] as const] : []),
      ...(rest.length > 0 ? [['with another first', [...breakFirst(list)]] as const] : [])
    ]
  }
  if (!isMap(value)) return [['another', another(value)]]
  return [
    ['with more', { ...value, x: 1 }],
    ...Object.entries(value).flatMap(([part, one]) => inside(part, one, (broken) => ({ ...value, [part]: broken })))
  ]
}

function breakFirst([first = null, ...rest]: readonly Value[]): Value[] {
  return [isMap(first) ? { ...first, x: 1 } : another(first), ...rest]
}

/** A value of another type. */
function retype(value: Value): Broken[] {
  if (value === null) return [['a map', {}]]
  return [
    ['null', null],
    typeof value === 'string' ? ['in a list', [value]] : ['a text', isMap(value) ? 'a' : String(value)],
    ...(typeof value === 'number' ? [['one less', value - 1] as const] : [])
  ]
}

/** The rules check a kind in one function: its invalid values are tried in full for the first field, and a few of them for any other. */
const tried = new Set<string>()
function takeFew(key: string, broken: readonly Broken[], few: number): readonly Broken[] {
  const isNew = !tried.has(key)
  tried.add(key)
  return isNew ? broken : broken.slice(0, few)
}

const takeFewOfKind = (at: string, { bad }: Kind) => takeFew(bad.map(([what]) => what).join(), takeFew(at, bad, 1), 3)

export const writesOf = (attempt: Attempt): readonly Write[] =>
  attempt.does === 'together' ? attempt.writes : attempt.does === 'get' || attempt.does === 'list' ? [] : [attempt]

/** Every document of a write with one field broken. */
export function listInvalid({ name, who, attempt, chosen, free = {}, linked = {} }: PermittedWrite): Case[] {
  const writes = writesOf(attempt)
  const refused = (what: string, broken: Attempt): Case => ({
    ...{ name: `${name}: ${what}`, who: 'a permitted person', person: who, attempt: broken, allowed: false }
  })
  const inDocuments = writes.flatMap((write, index) => {
    if (write.does === 'delete') return []
    const collection = nameOf(write.path)
    const kinds = new Map((chosen[collection] ?? []).map((one) => (typeof one === 'string' ? [one, undefined] : one)))
    const samples = sampleValues(collection)
    const left = free[collection] ?? []
    const known = [
      ...new Set([...Object.keys(entriesOf(collection)), ...Object.keys(samples), ...Object.keys(write.fields), 'x'])
    ]
    const breakField = (field: string): readonly Broken[] => {
      const value = write.fields[field]
      const at = `${collection}.${field} ${write.does}`
      if (kinds.has(field)) {
        const kind = kinds.get(field) ?? findKind(collection, field)
        return [...takeFewOfKind(at, kind), ...(kind.optional ? [] : [['missing', undefined] as const])]
      }
      if (left.includes(field)) return []
      if (value === undefined) return [['given', samples[field] ?? 'other']]
      const [first = ['null', null], ...rest] = breakValue(value, field, left)
      const isWhole = isMap(value) || Array.isArray(value)
      const words = readWords(entriesOf(collection)[field]).filter((word) => word !== value)
      if (words.length > 0) return [...words.map((word): Broken => [`${word}`, word]), ['missing', undefined]]
      const asFloat: Broken[] = field === 'revision' ? [['with a point', new Float(Number(value))]] : []
      return takeFew(at, [first, ['missing', undefined], ...rest, ...retype(value), ...asFloat], isWhole ? 2 : 1)
    }
    return known.flatMap((field) =>
      breakField(field).map(([what, value]) => {
        const broken = { ...write, fields: { ...write.fields, [field]: value } }
        return refused(`${collection}.${field} ${what}`, together(...writes.with(index, broken)))
      })
    )
  })
  const inLinked = Object.entries(linked).flatMap(([what, [kind, write]]) => [
    ...takeFewOfKind(what, kind).map(([each, value]) => refused(`${what} ${each}`, write(value))),
    ...(kind.optional ? [] : [refused(`${what} missing`, write(undefined))])
  ])
  return [...inDocuments, ...inLinked]
}

/** The write as it is, and with every accepted value of what its writer chooses: each with the next value of every field. */
export function listValid({ name, who, attempt, chosen, linked = {} }: PermittedWrite): {
  together: Case[]
  alone: Case[]
} {
  const writes = writesOf(attempt)
  const accepted = (what: string, one: Attempt): Case => ({
    ...{ name: `${name}: ${what}`, who: 'a permitted person', person: who, attempt: one, allowed: true }
  })
  const choices = writes.flatMap((write, index) =>
    write.does === 'delete'
      ? []
      : (chosen[nameOf(write.path)] ?? []).map((one) => {
          const [field, kind] = typeof one === 'string' ? [one, findKind(nameOf(write.path), one)] : one
          return { index, field, good: [...kind.good, ...(kind.optional ? [undefined] : [])] }
        })
  )
  const write = (values: readonly { index: number; field: string; value: Value | undefined }[]) =>
    together(
      ...writes.map((one, at) => {
        const changes = values.filter(({ index }) => index === at).map(({ field, value }) => [field, value])
        return one.does === 'delete' ? one : { ...one, fields: { ...one.fields, ...Object.fromEntries(changes) } }
      })
    )
  const most = Math.max(0, ...choices.map(({ good }) => good.length))
  const links = Object.entries(linked).flatMap(([what, [{ good, optional }, link]]) =>
    [...good, ...(optional ? [undefined] : [])].map((value, index) => accepted(`${what} (${index + 1})`, link(value)))
  )
  return {
    together: [
      accepted('as it is', attempt),
      ...Array.from({ length: most }, (_, turn) =>
        accepted(
          `every field in order (${turn + 1})`,
          write(choices.map(({ index, field, good }) => ({ index, field, value: good[turn % good.length] })))
        )
      ),
      ...links
    ],
    alone: [
      ...choices.flatMap(({ index, field, good }) =>
        good.map((value, turn) => accepted(`${field} in order (${turn + 1})`, write([{ index, field, value }])))
      ),
      ...links
    ]
  }
}

/** The write by those who lack what it takes. */
export function listUnauthorized({ name, who, attempt, unverified }: PermittedWrite): Case[] {
  if (who === null) return []
  const refused = (what: string, person: Person): Case => ({
    ...{ name: `${name}: ${what}`, who: what, person, attempt, allowed: false }
  })
  const { uid, token } = who
  if (token.admin)
    return [refused('signed out', null), refused('without the claim', { uid, token: { ...token, admin: false } })]
  const isAnonymous = 'firebase' in token
  return [
    refused('signed out', null),
    refused('by another account', { uid: 'u-mallory', token }),
    ...(isAnonymous ? [] : [refused('by an anonymous account', { uid, token: anonymous })]),
    ...(isAnonymous || unverified
      ? []
      : [refused('with an unverified email', { uid, token: { ...token, email_verified: false } })])
  ]
}

const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } }
