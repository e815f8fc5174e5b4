import { type PhraseList, phraseListSchema } from '../domain/job/hints/hint-phrase-list.ts'
import { declareCollection } from './collection.ts'

/** The lists of phrases that the administrator has changed, each under its own name: what the hints of jobs look for. */
export const hintPhrases = declareCollection<PhraseList>({
  name: 'hintPhrases',
  schema: phraseListSchema,
  place: 'root',
  canRead: (viewer) => viewer?.isAdmin === true || (viewer?.isEmployer === true && !viewer.unverified),
  loadRule: async () => (await import('../domain/job/hints/hint-phrase-problems.ts')).canWritePhrases
})
