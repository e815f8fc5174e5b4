import { type Application, applicationSchema } from '../domain/application/application.ts'
import { canWriteApplication } from '../domain/application/application-reducer.ts'
import { type Withdrawal, withdrawalSchema } from '../domain/application/application-withdrawal.ts'
import { declareCollection, isAdministrator, isItsEmployer, isPerson } from './collection.ts'
import { jobs, queryOpenJob } from './jobs.ts'

export const applications = declareCollection<Application>({
  name: 'applications',
  schema: applicationSchema,
  place: 'root',
  canRead: (viewer, fields) => isPerson(viewer, fields.uid) || isItsEmployer(viewer, fields) || isAdministrator(viewer),
  loadRule: async () => canWriteApplication,
  // A shared board checks the job in the same step; on a device another window may end it in between.
  async canCreate(runQuery, writer, id) {
    const prefix = `${writer?.uid ?? ''}_`
    const jobId = id.startsWith(prefix) ? id.slice(prefix.length) : ''
    return (await runQuery(jobs, queryOpenJob(jobId))).documents.length > 0
  }
})

/** The employer's side: on a shared board a withdrawn application is the candidate's alone. */
export const withdrawals = declareCollection<Withdrawal>({
  name: 'withdrawals',
  schema: withdrawalSchema,
  place: 'root',
  isOnBoardAlone: true,
  canRead: isItsEmployer
})
