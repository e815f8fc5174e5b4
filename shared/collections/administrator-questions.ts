import { canWriteQuestion, type JobQuestion, jobQuestionSchema } from '../domain/report/administrator-question.ts'
import { declareCollection, isAdministrator, isItsEmployer } from './collection.ts'

/** The administrator's questions about jobs, by job. */
export const administratorQuestions = declareCollection<JobQuestion>({
  name: 'jobQuestions',
  schema: jobQuestionSchema,
  place: 'root',
  canRead: (viewer, fields) => isItsEmployer(viewer, fields) || isAdministrator(viewer),
  loadRule: async () => canWriteQuestion
})
