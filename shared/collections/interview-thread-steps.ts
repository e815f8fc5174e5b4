import { hasEnded } from '../domain/application/application.ts'
import {
  canWriteStep,
  type ThreadStep,
  threadStepSchema
} from '../domain/application/interview-thread/interview-thread-step.ts'
import { applications } from './applications.ts'
import {
  type Collection,
  declareCollection,
  isAdministrator,
  isItsEmployer,
  isPerson,
  type RunQuery
} from './collection.ts'

/** The steps between company and candidate beside the application's own history. */
export const threadSteps: Collection<ThreadStep> = declareCollection<ThreadStep>({
  name: 'threadSteps',
  schema: threadStepSchema,
  place: 'root',
  canRead: (viewer, fields) => isPerson(viewer, fields.uid) || isItsEmployer(viewer, fields) || isAdministrator(viewer),
  loadRule: async () => canWriteStep,
  async canCreate(runQuery, _writer, _id, build) {
    const step = build() as ThreadStep
    const application = await findApplication(runQuery, step)
    return (
      application?.state === 'interview' && application.uid === step.uid && application.employerId === step.employerId
    )
  },
  /** Neither side takes back what the other relies on: steps go once one side has gone. */
  async canRemove(runQuery, step) {
    try {
      const application = await findApplication(runQuery, step)
      return application === undefined || hasEnded(application)
    } catch (error) {
      // A shared board closes such an application to the company, and its rules ask again.
      if ((error as { failure?: unknown }).failure === 'refused') return true
      throw error
    }
  }
})

async function findApplication(runQuery: RunQuery, { applicationId: id }: ThreadStep) {
  const where = { id } as { id: string } & Record<string, never>
  return (await runQuery(applications, { where, order: 'stored', limit: 1 })).documents[0]
}
