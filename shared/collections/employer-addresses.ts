import * as v from 'valibot'
import { declareCollection } from './collection.ts'

/** The account that posted with an address: a ban outlives it by this. */
export interface EmployerAddress {
  /** See hashAddress. */
  id: string
  revision?: number | undefined
  uid: string
}

const text = v.pipe(v.string(), v.nonEmpty())

export const employerAddresses = declareCollection<EmployerAddress>({
  name: 'employerAddresses',
  schema: v.looseObject({ id: text, revision: v.optional(v.number()), uid: text }) satisfies v.GenericSchema<
    unknown,
    EmployerAddress
  >,
  place: 'root',
  isOnBoardAlone: true,
  loadRule: async () => (writer, _before, after) =>
    writer?.role === 'Admin' || (writer?.role === 'Employer' && after?.uid === writer.uid)
})
