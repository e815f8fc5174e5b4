import { type EmployerRequest, employerRequestSchema } from '../domain/house/request-record.ts'
import { declareCollection, isAdministrator, isPerson } from './collection.ts'

/** By uid. */
export const employerRequests = declareCollection<EmployerRequest>({
  name: 'employerRequests',
  schema: employerRequestSchema,
  place: 'root',
  canRead: (viewer, { id }) => isPerson(viewer, id) || isAdministrator(viewer),
  loadRule: async () => (await import('../domain/house/employer-request.ts')).canWriteRequest
})
