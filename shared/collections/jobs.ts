import type { Query } from '../documents/document.ts'
import { type Job, jobSchema } from '../domain/job/job.ts'
import { declareCollection, describeRecord, isAdministrator, isPerson } from './collection.ts'

/** In every status. */
export const jobs = declareCollection<Job>({
  name: 'jobs',
  schema: jobSchema,
  place: 'root',
  isPublic: true,
  isCounted: true,
  hasChosenIds: true,
  // Without the search keys, which are as long as the rest.
  publicFields: [
    ...Object.keys(jobSchema.entries),
    ...['expiresOn', 'steps', 'changedAt', 'liveDays', 'ending', 'rejectionReason', 'approvedVersion']
  ],
  closedFields: ['history'],
  search: { place: 'location' },
  searchText: ({ title, company, keywords }) => [title, company, ...keywords].join('\n'),
  describe: describeRecord,
  canRead: (viewer, { status, employerId }) =>
    status === 'approved' || isPerson(viewer, employerId) || isAdministrator(viewer),
  canReadClosed: (viewer, { employerId }) => viewer?.role === 'Admin' || isPerson(viewer, employerId),
  // A separate chunk: the first page writes no job.
  loadRule: async () => (await import('../domain/job/job-reducer.ts')).canWriteJob
})

/** As the public finds it: a shared board decides by the server's day. */
export const queryOpenJob = (id: string) =>
  ({
    where: { id, status: 'approved' },
    unexpired: 'expiresOn',
    order: 'stored',
    limit: 1
  }) as const satisfies Query<Job>
