import type { Path } from '../paths.ts'
import { isServerTime } from '../reading/server-document.ts'
import { type Condition, nameField, type Position, type ServerQuestion } from '../reading/server-query.ts'
import { encodeTime, encodeValue } from './rest-values.ts'

const operators = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY'
} as const
const directions = { asc: 'ASCENDING', desc: 'DESCENDING' } as const

/**
 * A question as a StructuredQuery of Firestore's REST interface.
 * @param root what the names of all documents begin with: 'projects/…/documents'
 * @param collection one at the root of the database
 * @param fields those that are asked for; undefined: all
 */
export function buildStructuredQuery(
  root: string,
  collection: Path,
  { conditions, order, start, end, limit }: ServerQuestion,
  fields?: readonly string[]
): object {
  const toValues = (position: Position) =>
    position.map((value, index) => {
      if (order[index]?.field === nameField) return { referenceValue: `${root}/${collection}/${value}` }
      return isServerTime(value) ? encodeTime(value) : encodeValue(value)
    })
  return {
    from: [{ collectionId: collection }],
    ...(conditions.length > 0 && { where: buildFilter(conditions) }),
    ...(order.length > 0 && {
      orderBy: order.map(({ field, direction }) => ({
        field: { fieldPath: field },
        direction: directions[direction]
      }))
    }),
    ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
    ...(start && { startAt: { values: toValues(start), before: false } }),
    ...(end && { endAt: { values: toValues(end), before: false } }),
    ...(limit !== undefined && { limit })
  }
}

function buildFilter(conditions: readonly Condition[]): object {
  const filters = conditions.map(({ field, operator, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: operators[operator], value: encodeValue(value) }
  }))
  return { compositeFilter: { op: 'AND', filters } }
}
