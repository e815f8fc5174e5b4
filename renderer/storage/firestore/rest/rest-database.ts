import * as v from 'valibot'
import type { Document } from '#shared/documents/document.ts'
import type { Collection } from '../../document-store.ts'
import { createdAt, encodeDocumentId, type Path } from '../document-paths.ts'
import {
  type Condition,
  isServerTime,
  nameField,
  type Position,
  type ServerDocument,
  type ServerQuestion
} from '../reading/firestore-server-query.ts'
import { parseShape, type RestClient } from './rest-client.ts'
import { decodeFields, encodeTime, encodeValue } from './rest-values.ts'

type Asked = Pick<Collection<Document>, 'name' | 'publicFields'>

/** Collections at the root. Every method rejects with a StoreError: 'damaged' for an answer that is none of Firestore's. */
export interface RestDatabase {
  get(collection: Asked, id: string): Promise<ServerDocument | undefined>
  query(collection: Asked, question: ServerQuestion): Promise<readonly ServerDocument[]>
  count(collection: Asked, question: ServerQuestion): Promise<number>
}

const stored = v.object({ name: v.string(), fields: v.optional(v.unknown()) })

/** An entry without a document has a read time, also where nothing was found. */
const foundDocuments = v.pipe(
  v.array(
    v.union([v.object({ document: stored }), v.object({ document: v.optional(v.undefined()), readTime: v.string() })])
  ),
  v.minLength(1)
)

const oneDocument = v.tuple([v.union([v.object({ found: stored }), v.object({ missing: v.string() })])])

const counted = v.tuple([
  v.object({
    result: v.object({
      aggregateFields: v.object({ count: v.object({ integerValue: v.pipe(v.string(), v.regex(/^\d+$/)) }) })
    })
  })
])

export function createRestDatabase({ root, ask }: RestClient): RestDatabase {
  const read = ({ name, fields }: v.InferOutput<typeof stored>): ServerDocument => {
    const path = name.slice(root.length + 1)
    return { path, name: path.slice(path.lastIndexOf('/') + 1), fields: decodeFields(fields) }
  }
  return {
    async get(collection, id) {
      // An empty name may not be asked for. No document has this one.
      const documents = [`${root}/${collection.name}/${encodeDocumentId(id || '(none)')}`]
      const fieldPaths = listFields(collection)
      const question = { documents, ...(fieldPaths && { mask: { fieldPaths } }) }
      const [answer] = parseShape(oneDocument, await ask('batchGet', question))
      return 'found' in answer ? read(answer.found) : undefined
    },
    async query(collection, question) {
      const structuredQuery = buildStructuredQuery(root, collection.name, question, listFields(collection))
      const answer = parseShape(foundDocuments, await ask('runQuery', { structuredQuery }))
      return answer.flatMap(({ document }) => (document ? read(document) : []))
    },
    async count(collection, question) {
      const structuredQuery = buildStructuredQuery(root, collection.name, question)
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] }
      const [answer] = parseShape(counted, await ask('runAggregationQuery', { structuredAggregationQuery }))
      return Number(answer.result.aggregateFields.count.integerValue)
    }
  }
}

function listFields({ publicFields }: Asked): readonly string[] | undefined {
  return publicFields && [...publicFields, createdAt]
}

const operators = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY'
} as const
const directions = { asc: 'ASCENDING', desc: 'DESCENDING' } as const

function buildStructuredQuery(
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
