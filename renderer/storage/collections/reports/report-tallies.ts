import * as v from 'valibot'
import type { Document } from '#shared/documents/document.ts'
import { type ReportTally, reportTallySchema } from '#shared/domain/report/report-tally.ts'
import type { Collection } from '../../document-store.ts'

/** What the reports of each posting come to, under its id. Only on a shared board; the administrator alone reads it. */
export const reportTallies: Collection<ReportTally> = {
  name: 'reportTallies',
  schema: reportTallySchema,
  searchText: () => '',
  describe: () => ''
}

/** What the administrator of a shared board has set about reports. */
export interface ReportSettings extends Document {
  /** Only those with a confirmed address may report. */
  onlyNamed: boolean
}

export const reportSettingsId = 'reports'

export const boardSettings: Collection<ReportSettings> = {
  name: 'boardSettings',
  schema: v.looseObject({ id: v.string(), revision: v.optional(v.number()), onlyNamed: v.boolean() }),
  searchText: () => '',
  describe: () => ''
}
