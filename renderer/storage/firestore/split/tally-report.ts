import { increment, serverTimestamp } from 'firebase/firestore'
import type { Report } from '#shared/domain/report/report.ts'
import { createdAt } from '../document-names.ts'

/**
 * What a new report adds to the tally of its posting. Whoever reports may not read that, so it is written over whatever is there: the
 * server counts. `name`: of the report's document.
 */
export function buildTallyOf({ jobId, job, reason, reportedAt, named }: Report, name: string): object {
  return {
    ...{ id: jobId, job, latest: reportedAt, state: 'open', last: name, [createdAt]: serverTimestamp() },
    ...{ revision: increment(1), reasons: { [reason]: increment(1) } },
    ...{ named: increment(named ? 1 : 0), unnamed: increment(named ? 0 : 1) },
    ...(named && { hasNamed: true })
  }
}
