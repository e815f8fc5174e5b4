import { canWriteQuestion, type PostingQuestion, postingQuestionSchema } from '../domain/report/posting-question.ts'
import { declareCollection, isAdministrator, isItsEmployer } from './collection.ts'

/** The administrator's questions about postings, by posting. */
export const postingQuestions = declareCollection<PostingQuestion>({
  name: 'postingQuestions',
  schema: postingQuestionSchema,
  place: 'root',
  canRead: (viewer, fields) => isItsEmployer(viewer, fields) || isAdministrator(viewer),
  loadRule: async () => canWriteQuestion
})
