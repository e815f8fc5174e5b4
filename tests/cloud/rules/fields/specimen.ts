import type { Attempt, Fields } from '../attempts.ts'
import type { Case } from '../cases.ts'
import * as kind from '../kinds.ts'
import type { Person } from '../people.ts'

export type Shape = Readonly<Record<string, kind.Kind>>

/** A way in which somebody may write a document: every field of it, and what it takes. */
export interface Specimen {
  name: string
  who: Person
  shape: Shape
  /** The attempt, in order but for `more`. */
  write(more: Fields): Attempt
}

/** A specimen is counted and timed by the rules, and holds nothing that they do not know. */
export const newStamps: Shape = {
  revision: kind.first,
  createdAt: kind.made,
  x: { good: [undefined], bad: [['a field of no meaning', 1]] }
}

/** A field that holds one text and no other. */
export const only = (right: string) => kind.always(right, ['another', 'other'], ['a number', 7], ['a list', [right]])

/** The same fields with one wrong value each: they are tried in full where the same check is met on another way. */
export function briefly(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([field, { good, bad }]) => [field, { good: good.slice(0, 1), bad: bad.slice(0, 1) }])
  )
}

/** Wrong values that tell a kind's limits and its right value from others: of each field. */
const telling = /(too long|missing|another|given)$/

/**
 * The first field of a kind with all of its wrong values; each further one with those that tell, and every third of the rest, of which the
 * next field has the next third: the rules refuse them by one function. Proof takes all.
 */
export function thinOut(specimens: readonly Specimen[]): readonly Specimen[] {
  if (process.env.LOUPE_PROOF === '1') return specimens
  const seen = new Map<string, number>()
  const thin = ({ good, bad }: kind.Kind): kind.Kind => {
    const sort = bad.map(([what]) => what).join()
    const turn = seen.get(sort) ?? 0
    seen.set(sort, turn + 1)
    const isTaken = (what: string, index: number) => index < 2 || telling.test(what) || index % 3 === turn % 3
    return { good, bad: turn === 0 ? bad : bad.filter(([what], index) => isTaken(what, index)) }
  }
  return specimens.map((one) => ({
    ...one,
    shape: Object.fromEntries(Object.entries(one.shape).map(([field, each]) => [field, thin(each)]))
  }))
}

/** Each field in turn with everything it takes and everything it does not. */
export function expandFieldCases({ name, who, shape, write }: Specimen): Case[] {
  return Object.entries(shape).flatMap(([field, { good, bad }]) => {
    const one = (what: string, value: Fields[string], allowed: boolean): Case => ({
      ...{ name: `${name}: ${field} ${what}`, who: 'whoever may', person: who },
      ...{ attempt: write({ [field]: value }), allowed }
    })
    return [
      ...good.map((value, index) => one(`in order (${index + 1})`, value, true)),
      ...bad.map(([what, value]) => one(what, value, false))
    ]
  })
}

/** Accepted values, in as few writes as there are values of the field that takes most: each write has the next value of every field. */
export function expandGoodCases({ name, who, shape, write }: Specimen): Case[] {
  const goods = Object.entries(shape).map(([field, { good }]) => [field, good] as const)
  const most = Math.max(...goods.map(([, good]) => good.length))
  return Array.from({ length: most }, (_, index) => ({
    ...{ name: `${name}: every field in order (${index + 1})`, who: 'whoever may', person: who },
    attempt: write(Object.fromEntries(goods.map(([field, good]) => [field, good[index % good.length]]))),
    allowed: true
  }))
}
