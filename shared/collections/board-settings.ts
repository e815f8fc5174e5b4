import * as v from 'valibot'
import type { Document } from '../documents/document.ts'
import { declareCollection } from './collection.ts'

/** The administrator's settings about reports on a shared board. */
export interface ReportSettings extends Document {
  /** Only those with a confirmed address may report. */
  onlyNamed: boolean
}

export const reportSettingsId = 'reports'

export const boardSettings = declareCollection<ReportSettings>({
  name: 'boardSettings',
  schema: v.looseObject({ id: v.string(), revision: v.optional(v.number()), onlyNamed: v.boolean() }),
  place: 'root',
  isOnBoardAlone: true,
  isPublic: true,
  loadRule: async () => (writer, _before, after) => writer?.role === 'Admin' && after !== undefined
})
