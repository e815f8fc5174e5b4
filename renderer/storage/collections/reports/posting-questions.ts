import { type PostingQuestion, postingQuestionSchema } from '#shared/domain/report/posting-question.ts'
import type { Collection } from '../../document-store.ts'

/** What the administrator asks employers about their postings, under the id of the posting. */
export const postingQuestions: Collection<PostingQuestion> = {
  name: 'postingQuestions',
  schema: postingQuestionSchema,
  searchText: () => '',
  // What was written to an employer is nobody's business who uses the device next.
  describe: () => ''
}
