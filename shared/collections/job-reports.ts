import * as v from 'valibot'
import { type Report, type ReportTally, reportSchema, reportTallySchema } from '../domain/report/job-report.ts'
import { storedDocument } from '../domain/well-formed-text.ts'
import { declareCollection, isAdministrator } from './collection.ts'

export const reports = declareCollection<Report>({
  name: 'reports',
  schema: reportSchema,
  place: 'root',
  canRead: isAdministrator,
  loadRule: async () => (await import('../domain/report/job-report-transitions.ts')).canWriteReport
})

/** Sums and decisions, by job. */
export const reportTallies = declareCollection<ReportTally>({
  name: 'reportTallies',
  schema: reportTallySchema,
  place: 'root',
  isOnBoardAlone: true,
  canRead: isAdministrator,
  loadRule: async () => (writer, before, after) =>
    writer?.role === 'Admin' && before !== undefined && after !== undefined
})

export const reportSettingsId = 'reports'

export const boardSettings = declareCollection({
  name: 'boardSettings',
  /** `onlyNamed`: only verified addresses may report. */
  schema: storedDocument({ onlyNamed: v.boolean() }),
  place: 'root',
  isOnBoardAlone: true,
  isPublic: true,
  loadRule: async () => (writer, _before, after) => writer?.role === 'Admin' && after !== undefined
})
