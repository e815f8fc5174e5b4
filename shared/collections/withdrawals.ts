import { type Withdrawal, withdrawalSchema } from '../domain/application/withdrawal.ts'
import { declareCollection, isItsEmployer } from './collection.ts'

/** The employer's side: on a shared board a withdrawn application is the candidate's alone. */
export const withdrawals = declareCollection<Withdrawal>({
  name: 'withdrawals',
  schema: withdrawalSchema,
  place: 'root',
  isOnBoardAlone: true,
  canRead: isItsEmployer
})
