import { type Withdrawal, withdrawalSchema } from '../domain/application/withdrawal.ts'
import { declareCollection, isItsEmployer } from './collection.ts'

/** The employer's side of withdrawn applications: on a shared board these are the candidate's alone from then on. */
export const withdrawals = declareCollection<Withdrawal>({
  name: 'withdrawals',
  schema: withdrawalSchema,
  place: 'root',
  isOnBoardAlone: true,
  canRead: isItsEmployer
})
