import {
  type CompanyNumber,
  canWriteCompanyNumber,
  canWriteReveal,
  companyNumberSchema,
  type PhoneReveal,
  phoneRevealSchema,
  type RevealCount,
  revealCountSchema
} from '../domain/company/company-phone.ts'
import { declareCollection, isAdministrator, isPerson } from './collection.ts'

export const companyNumbers = declareCollection<CompanyNumber>({
  name: 'companyNumbers',
  schema: companyNumberSchema,
  place: 'root',
  // Narrower than the rules: a cache does not know who has pressed.
  canRead: (viewer, { uid }) => isPerson(viewer, uid) || isAdministrator(viewer),
  loadRule: async () => canWriteCompanyNumber,
  erasure: { part: 'lists', find: (uid) => [{ uid }] }
})

/** By whom the number of a company was opened: on a shared board the number is readable only after that. The company is given the count alone. */
export const phoneReveals = declareCollection<PhoneReveal>({
  name: 'phoneReveals',
  schema: phoneRevealSchema,
  place: 'root',
  canRead: (viewer, { uid }) => isPerson(viewer, uid),
  loadRule: async () => canWriteReveal,
  erasure: { part: 'marks', find: (uid) => [{ uid }] }
})

/** Written with the presses, whose number a device counts itself. */
export const revealCounts = declareCollection<RevealCount>({
  name: 'revealCounts',
  schema: revealCountSchema,
  place: 'root',
  isOnBoardAlone: true
})
