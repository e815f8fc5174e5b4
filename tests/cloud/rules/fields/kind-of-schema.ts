import type { GenericSchema } from 'valibot'
import type { Value } from '../attempts.ts'
import * as kind from './field-kinds.ts'

/** What is asked of a schema of valibot. */
interface Schema {
  readonly type: string
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly options?: readonly Value[]
  readonly literal?: Value
  readonly entries?: Readonly<Record<string, Schema>>
  /** The schema, and what must hold beside it. */
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** The limits that shared/ keeps outside of its schemas: a longest text, or a list's longest entries and their number. */
type Limit = number | { readonly max: number; readonly maxLength: number }

/** Fields of a stored object; of variants all that any has. */
export function readEntries(schema: GenericSchema | undefined): Readonly<Record<string, Schema>> {
  const { entries, options } = (schema ?? {}) as Schema
  const variants = (options ?? []) as unknown as readonly GenericSchema[]
  return entries ?? Object.assign({}, ...variants.map(readEntries))
}

/** The words that a field takes. */
export function readWords(schema: Schema | undefined): readonly Value[] {
  if (schema?.wrapped) return readWords(schema.wrapped)
  return schema?.type === 'picklist' ? (schema.options ?? []) : []
}

/** Accepted and refused values, as far as a schema and a limit tell them. undefined: the schema takes anything. */
export function kindOfSchema(schema: Schema, limit?: Limit): kind.Kind | undefined {
  const { type, wrapped, item, options, literal, entries } = schema
  const actions = new Map(schema.pipe?.map(({ type: action, requirement }) => [action, requirement as number]))
  if (wrapped) {
    const inner = kindOfSchema(wrapped, limit ?? actions.get('max_length'))
    return inner && type !== 'nullable' ? kind.optional(inner) : inner
  }
  if (type === 'boolean') return kind.flag
  if (type === 'literal') return literal === true ? kind.onlyTrue : kind.oneOf([literal ?? null])
  if (type === 'picklist') return kind.oneOf(options ?? [])
  if (type === 'number') return kind.number(actions.get('min_value'), actions.get('max_value'), actions.has('integer'))
  if (entries) {
    const parts = Object.entries(entries).map(([part, each]) => [part, kindOfSchema(each)] as const)
    return kind.map(Object.fromEntries(parts.flatMap(([part, each]) => (each ? [[part, each]] : []))))
  }
  if (type === 'array') {
    if (typeof limit === 'object') return kind.lines(limit.max, limit.maxLength)
    const inner = item && kindOfSchema(item)
    return inner && listOf(inner, actions.get('max_length'))
  }
  if (type !== 'string') return undefined
  const max = typeof limit === 'number' ? limit : actions.get('max_length')
  if (max === undefined) return undefined
  return actions.has('non_empty') ? kind.name(max) : kind.text(max)
}

function listOf({ good, bad }: kind.Kind, max = good.length): kind.Kind {
  return {
    good: [[], good.slice(0, max)],
    bad: [
      ['too many', Array.from({ length: max + 1 }, () => good[0] ?? null)],
      ['a text', 'a'],
      // No list holds a list.
      ...bad.flatMap(([what, value]) => (Array.isArray(value) ? [] : [[`with an entry ${what}`, [value]] as const]))
    ]
  }
}
