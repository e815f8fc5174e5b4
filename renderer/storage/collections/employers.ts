import type { Collection } from '#renderer/storage/document-store.ts'
import { type Employer, employerSchema } from '#shared/domain/account/employer.ts'

/** Whom the administrator has confirmed as employers, where accounts live on this device. */
export const employers: Collection<Employer> = {
  name: 'employers',
  schema: employerSchema,
  searchText: () => '',
  // A notice about a damaged record does not say whose account it is.
  describe: () => ''
}
