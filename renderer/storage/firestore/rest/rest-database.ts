import * as v from 'valibot'
import type { Document } from '#shared/documents/document.ts'
import { type Collection, StoreError } from '../../document-store.ts'
import { createdAt, encodeDocumentId } from '../paths.ts'
import type { ServerDocument } from '../reading/server-document.ts'
import type { ServerQuestion } from '../reading/server-query.ts'
import { parseShape, type RestClient } from './rest-client.ts'
import { buildStructuredQuery } from './rest-query.ts'
import { decodeFields, MalformedValue } from './rest-values.ts'

type Asked = Pick<Collection<Document>, 'name' | 'publicFields'>

/** Collections at the root of the database. Every method rejects with a StoreError: 'damaged' for an answer that is none of Firestore's. */
export interface RestDatabase {
  /** undefined: there is no such document. */
  get(collection: Asked, id: string): Promise<ServerDocument | undefined>
  query(collection: Asked, question: ServerQuestion): Promise<readonly ServerDocument[]>
  count(collection: Asked, question: ServerQuestion): Promise<number>
}

const stored = v.object({ name: v.string(), fields: v.optional(v.unknown()) })

/** An entry without a document says when it was read, also where there is none at all: what says neither is no answer. */
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
    try {
      const path = name.slice(root.length + 1)
      return { path, name: path.slice(path.lastIndexOf('/') + 1), fields: decodeFields(fields) }
    } catch (cause) {
      if (!(cause instanceof MalformedValue)) throw cause
      throw new StoreError('damaged', 'the shared board answers with what is no document', { cause })
    }
  }
  return {
    async get(collection, id) {
      // No document has an empty name, and none may be asked for: any that does not exist will do.
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

/** undefined: all. */
function listFields({ publicFields }: Asked): readonly string[] | undefined {
  return publicFields && [...publicFields, createdAt]
}
