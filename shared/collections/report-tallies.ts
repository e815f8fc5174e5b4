import { type ReportTally, reportTallySchema } from '../domain/report/report-tally.ts'
import { declareCollection, isAdministrator } from './collection.ts'

/** Sums and decisions, by posting. */
export const reportTallies = declareCollection<ReportTally>({
  name: 'reportTallies',
  schema: reportTallySchema,
  place: 'root',
  isOnBoardAlone: true,
  canRead: isAdministrator,
  loadRule: async () => (writer, before, after) =>
    writer?.role === 'Admin' && before !== undefined && after !== undefined
})
