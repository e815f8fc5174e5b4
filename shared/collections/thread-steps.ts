import { hasEnded } from '../domain/application/application.ts'
import { canWriteStep, type ThreadStep, threadStepSchema } from '../domain/application/thread/step.ts'
import { maxThreadSteps } from '../domain/text-limits.ts'
import { applications } from './applications.ts'
import {
  type Collection,
  declareCollection,
  isAdministrator,
  isItsEmployer,
  isPerson,
  type RunQuery,
  type Writer
} from './collection.ts'

/** The steps between house and candidate beside the application's own history. */
export const threadSteps: Collection<ThreadStep> = declareCollection<ThreadStep>({
  name: 'threadSteps',
  schema: threadStepSchema,
  place: 'root',
  hasChosenIds: true,
  canRead: (viewer, fields) => isPerson(viewer, fields.uid) || isItsEmployer(viewer, fields) || isAdministrator(viewer),
  loadRule: async () => canWriteStep,
  async canCreate(runQuery, writer, _id, build) {
    const step = build() as ThreadStep
    const application = await findApplication(runQuery, step)
    const isOpen =
      application?.state === 'interview' && application.uid === step.uid && application.employerId === step.employerId
    return isOpen && (await countSteps(runQuery, writer, step)) < maxThreadSteps
  },
  /** Neither side takes back what the other relies on: steps go once one side has gone. */
  async canRemove(runQuery, step) {
    try {
      const application = await findApplication(runQuery, step)
      return application === undefined || hasEnded(application)
    } catch (error) {
      // A shared board closes such an application to the house, and its rules ask again.
      if ((error as { failure?: unknown }).failure === 'refused') return true
      throw error
    }
  }
})

async function findApplication(runQuery: RunQuery, { applicationId: id }: ThreadStep) {
  const where = { id } as { id: string } & Record<string, never>
  return (await runQuery(applications, { where, order: 'stored', limit: 1 })).documents[0]
}

/** A shared board asks each side to name itself. */
async function countSteps(
  runQuery: RunQuery,
  writer: Writer,
  { applicationId, uid, employerId }: ThreadStep
): Promise<number> {
  const side = writer?.uid === uid ? { uid } : { employerId }
  return (await runQuery(threadSteps, { where: { applicationId, ...side }, order: 'stored', limit: 0 })).total
}
