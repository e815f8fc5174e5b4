import * as v from 'valibot'
import { storedDocument } from '../domain/well-formed.ts'
import { declareCollection } from './collection.ts'

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
