import { type EmployerRequest, employerRequestSchema } from '../domain/company/employer-request-record.ts'
import { declareCollection, isAdministrator, isPerson } from './collection.ts'

/** By uid. */
export const employerRequests = declareCollection<EmployerRequest>({
  name: 'employerRequests',
  schema: employerRequestSchema,
  place: 'root',
  canRead: (viewer, { id }) => isPerson(viewer, id) || isAdministrator(viewer),
  loadRule: async () => (await import('../domain/company/employer-request.ts')).canWriteRequest
})
