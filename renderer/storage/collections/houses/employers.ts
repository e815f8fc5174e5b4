import type { Collection } from '#renderer/storage/document-store.ts'
import { type Employer, employerSchema } from '#shared/domain/account/employer.ts'

/** What the administrator has said of accounts: who is an employer, for which house, and who is banned. */
export const employers: Collection<Employer> = {
  name: 'employers',
  schema: employerSchema,
  searchText: () => '',
  // A notice about a damaged record does not say whose account it is.
  describe: () => ''
}
