import {
  type CollectionReference,
  collection,
  documentId,
  endAt,
  type Firestore,
  getCountFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  type Query as ServerQuery,
  query as serverQuery,
  startAfter,
  Timestamp,
  where
} from 'firebase/firestore'
import type { Path } from './paths.ts'
import { isServerTime } from './reading/server-document.ts'
import { nameField, type ServerQuestion } from './reading/server-query.ts'

/** A question as Firebase's library asks it. */
export function buildLibraryQuery(
  documents: CollectionReference,
  { conditions, order, start, end, limit: maxCount }: ServerQuestion
): ServerQuery {
  const constraints: QueryConstraint[] = [
    ...conditions.map(({ field, operator, value }) => where(field, operator, value)),
    ...order.map(({ field, direction }) => orderBy(field === nameField ? documentId() : field, direction)),
    ...(start ? [startAfter(...start.map(toLibraryValue))] : []),
    ...(end ? [endAt(...end.map(toLibraryValue))] : []),
    ...(maxCount === undefined ? [] : [limit(maxCount)])
  ]
  return serverQuery(documents, ...constraints)
}

/** Counts what meets a question, as far as its limit. Rejects with what Firestore throws. */
export async function countOnServer(database: Firestore, path: Path, question: ServerQuestion): Promise<number> {
  return (await getCountFromServer(buildLibraryQuery(collection(database, path), question))).data().count
}

function toLibraryValue(value: unknown): unknown {
  return isServerTime(value) ? new Timestamp(value.seconds, value.nanoseconds) : value
}
