import type { Collection } from '#renderer/storage/document-store.ts'
import { type EmployerRequest, employerRequestSchema } from '#shared/domain/house/request-record.ts'

/** Who asks to be an employer. Each reads their own, the administrator all. */
export const employerRequests: Collection<EmployerRequest> = {
  name: 'employerRequests',
  schema: employerRequestSchema,
  searchText: () => '',
  // Whoever uses the device next does not learn who has asked.
  describe: () => ''
}
