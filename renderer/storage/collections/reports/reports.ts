import { type Report, reportSchema } from '#shared/domain/report/report.ts'
import type { Collection } from '../../document-store.ts'

/** What people say is wrong with postings. The administrator alone reads it. */
export const reports: Collection<Report> = {
  name: 'reports',
  schema: reportSchema,
  searchText: () => '',
  // Who uses the device next learns neither what was reported nor why.
  describe: () => ''
}
