import type { Query } from '../documents/document.ts'
import { type Job, jobSchema } from '../domain/job/job.ts'
import { declareCollection, describeRecord, isAdministrator, isPerson } from './collection.ts'

/** The postings, in every status. */
export const jobs = declareCollection<Job>({
  name: 'jobs',
  schema: jobSchema,
  place: 'root',
  isPublic: true,
  isCounted: true,
  hasChosenIds: true,
  // All but what they are found by, which would be as long as the rest.
  publicFields: [
    ...Object.keys(jobSchema.entries),
    ...['expiresOn', 'steps', 'changedAt', 'liveDays', 'ending', 'rejectionReason', 'approvedVersion']
  ],
  closedFields: ['history'],
  search: {
    searchText: ({ title, company, keywords, location }) => [title, company, ...keywords, location].join('\n'),
    place: 'location'
  },
  searchText: ({ title, company, keywords }) => [title, company, ...keywords].join('\n'),
  describe: describeRecord,
  canRead: (viewer, { status, employerId }) =>
    status === 'approved' || isPerson(viewer, employerId) || isAdministrator(viewer),
  canReadClosed: (viewer, { employerId }) => viewer?.role === 'Admin' || isPerson(viewer, employerId),
  // Its code would come with the first page.
  loadRule: async () => (await import('../domain/job/job-reducer.ts')).canWriteJob
})

/** One job as the public finds it: the store knows what day it is, a shared board by the server's clock. */
export const queryOpenJob = (id: string) =>
  ({
    where: { id, status: 'approved' },
    unexpired: 'expiresOn',
    order: 'stored',
    limit: 1
  }) as const satisfies Query<Job>
