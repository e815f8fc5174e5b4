import * as v from 'valibot'
import { applicationNameSchema } from '../application/application.ts'
import { type EarlierDecision, type Report, type ReportReason, reportReasons, reportStates } from './report.ts'

/** How many reports of a posting there were, by those with a confirmed address and by others, and for which reasons. */
interface ReportCounts {
  named: number
  unnamed: number
  reasons: Partial<Record<ReportReason, number>>
}

/** What the reports of one posting of a shared board come to. Reports only ever add to it: what was decided is said beside the counts. */
export interface ReportTally extends ReportCounts {
  /** The posting's. */
  id: string
  revision?: number | undefined
  /** What the posting was called when it was reported last. */
  job: Report['job']
  /** When it was reported last, ISO 8601. */
  latest: string
  state: Report['state']
  /** Whether somebody with a confirmed address is among those that wait. */
  hasNamed?: boolean | undefined
  /** The counts that the administrator saw when it was decided last, and the `latest` of them. */
  decided?: (ReportCounts & { latest: string }) | undefined
  /** The newest first. */
  decisions?: readonly EarlierDecision[] | undefined
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const counts = { named: count, unnamed: count, reasons: v.record(v.picklist(reportReasons), count) }
const reasonCounts = v.array(v.object({ reason: v.picklist(reportReasons), count }))

export const reportTallySchema = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  revision: v.optional(count),
  ...counts,
  job: applicationNameSchema,
  latest: v.string(),
  state: v.picklist(reportStates),
  hasNamed: v.optional(v.boolean()),
  decided: v.optional(v.object({ ...counts, latest: v.string() })),
  decisions: v.optional(v.array(v.object({ state: v.picklist(reportStates), at: v.string(), reasons: reasonCounts })))
}) satisfies v.GenericSchema<unknown, ReportTally>
