import * as v from 'valibot'
import type { Collection } from '#renderer/storage/document-store.ts'

/** Which account has posted with an address, so that a ban of it outlives the account. Only on a shared board. */
export interface EmployerAddress {
  /** See hashAddress: it does not say the address. */
  id: string
  revision?: number | undefined
  uid: string
}

const text = v.pipe(v.string(), v.nonEmpty())

export const employerAddresses: Collection<EmployerAddress> = {
  name: 'employerAddresses',
  schema: v.looseObject({ id: text, revision: v.optional(v.number()), uid: text }) satisfies v.GenericSchema<
    unknown,
    EmployerAddress
  >,
  searchText: () => '',
  describe: () => ''
}
