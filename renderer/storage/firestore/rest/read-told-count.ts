import { boardCounts } from '../../collections/board-counts.ts'
import type { ServerQuestion } from '../reading/server-query.ts'
import { readCount } from '../reading/told-counts.ts'
import { freshMs } from './askers.ts'
import type { RememberedAnswers } from './remembered-answers.ts'
import type { RestAnswers } from './rest-answers.ts'

/**
 * What the administrator's app has counted, read once for all questions of the same minute; undefined: it has not counted this. Rejects with
 * a StoreError.
 */
export async function readToldCount(
  answers: RestAnswers,
  remembered: RememberedAnswers,
  collection: string,
  all: ServerQuestion
): Promise<number | undefined> {
  const name = `${boardCounts.name}/${collection}`
  const before = remembered.find(name)
  if (before && Date.now() - before.at < freshMs) return readCount(before.snapshot.docs[0]?.fields, all)
  const read = await answers.get(boardCounts.name, collection)
  remembered.keep(name, { docs: read ? [read] : [], fromCache: false })
  return readCount(read?.fields, all)
}
