import * as v from 'valibot'
import { applicationNameSchema } from '../application/application.ts'
import { storedDocument } from '../well-formed.ts'
import { earlierDecisionSchema, reportReasons, reportStates } from './report.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** By reporters with a confirmed address and by others. */
const counts = { named: count, unnamed: count, reasons: v.record(v.picklist(reportReasons), count) }

/** The reports of one posting of a shared board, by posting. Reports only add to it; decisions stand beside the counts. */
export const reportTallySchema = storedDocument({
  ...counts,
  /** As the posting was called in the last report. */
  job: applicationNameSchema,
  /** ISO 8601. */
  latest: v.string(),
  state: v.picklist(reportStates),
  /** Whether a confirmed address is among the undecided. */
  hasNamed: v.optional(v.boolean()),
  /** The counts of the last decision. */
  decided: v.optional(v.object({ ...counts, latest: v.string() })),
  /** Newest first. */
  decisions: v.optional(v.pipe(v.array(earlierDecisionSchema), v.readonly()))
})
export type ReportTally = v.InferOutput<typeof reportTallySchema>
