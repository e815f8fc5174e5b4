import * as v from 'valibot'
import type { Document } from '../documents/document.ts'
import { declareCollection } from './collection.ts'

export interface ReportSettings extends Document {
  /** Only verified addresses may report. */
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
