import { type Report, reportSchema } from '../domain/report/report.ts'
import { declareCollection, isAdministrator } from './collection.ts'

export const reports = declareCollection<Report>({
  name: 'reports',
  schema: reportSchema,
  place: 'root',
  canRead: isAdministrator,
  loadRule: async () => (await import('../domain/report/report-life.ts')).canWriteReport
})
