import * as v from 'valibot'
import { applicationNameSchema } from '../application/application.ts'
import { type EarlierDecision, type Report, type ReportReason, reportReasons, reportStates } from './report.ts'

/** By reporters with a confirmed address and by others. */
interface ReportCounts {
  named: number
  unnamed: number
  reasons: Partial<Record<ReportReason, number>>
}

/** The reports of one posting of a shared board. Reports only add to it; decisions stand beside the counts. */
export interface ReportTally extends ReportCounts {
  /** The posting's. */
  id: string
  revision?: number | undefined
  /** As the posting was called in the last report. */
  job: Report['job']
  /** ISO 8601. */
  latest: string
  state: Report['state']
  /** Whether a confirmed address is among the undecided. */
  hasNamed?: boolean | undefined
  /** The counts of the last decision. */
  decided?: (ReportCounts & { latest: string }) | undefined
  /** Newest first. */
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
