import { increment, serverTimestamp } from 'firebase/firestore'
import { reportTallies } from '#shared/collections/reports.ts'
import type { Report } from '#shared/domain/report/report.ts'
import { countSent } from '../counts/account-limits.ts'
import { buildCountPath, createdAt, encodeDocumentId } from '../paths.ts'
import { type Mapping, openPlain } from './mapping.ts'

const countPath = (uid: string) => buildCountPath('report', uid)

/** Named '{uid}_{posting}', so that nobody reports twice; counted with its sender and in `reportTallies/{posting}`. */
export const reportMapping: Mapping = {
  countPath,
  async open(step, stored) {
    const { uid } = step
    if (stored || uid === undefined) return openPlain(stored)
    return {
      ...openPlain(stored),
      async change(after) {
        const report = after as unknown as Report
        const counted = { id: uid, ...countSent(await step.read(countPath(uid)), 'reports', step.name) }
        const tally = step.pathIn(reportTallies, encodeDocumentId(report.jobId))
        return {
          stored: after,
          beside: [
            { path: countPath(uid), set: counted },
            { path: tally, merge: buildTally(report, step.name) }
          ]
        }
      }
    }
  }
}

/** The reporter may not read the tally, so it is written over whatever is there: the server counts. `name`: of the report's document. */
function buildTally({ jobId, job, reason, reportedAt, named }: Report, name: string): object {
  return {
    ...{ id: jobId, job, latest: reportedAt, state: 'open', last: name, [createdAt]: serverTimestamp() },
    ...{ revision: increment(1), reasons: { [reason]: increment(1) } },
    ...{ named: increment(named ? 1 : 0), unnamed: increment(named ? 0 : 1) },
    ...(named && { hasNamed: true })
  }
}
