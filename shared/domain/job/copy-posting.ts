import { fold, foldWords } from '../../documents/fold.ts'
import type { Job } from './job.ts'
import { jobTypes } from './job-choices.ts'
import { contentFields, type StoredContent } from './job-content.ts'
import { formatTexts, type JobTexts } from './job-form.ts'
import { isJobCategory } from './job-vocabulary.ts'

/**
 * What a new posting takes over from an earlier one: its texts, and nothing of what became of it. A category or a type that is no longer
 * offered stays behind, so that the form asks for one.
 */
export function copyTexts(job: StoredContent): JobTexts {
  const texts = formatTexts(job)
  return {
    ...texts,
    category: isJobCategory(texts.category) ? texts.category : '',
    type: jobTypes.some((type) => type === texts.type) ? texts.type : ''
  }
}

/** Whether anything stands in the form that a copy would replace. */
export function hasTexts(texts: JobTexts): boolean {
  return contentFields.some((field) => texts[field].trim() !== '')
}

/** The postings whose title, company, place or keywords hold every word that is looked for. */
export function findPostings(jobs: readonly Job[], typed: string): Job[] {
  const words = foldWords(typed)
  return jobs.filter(({ title, company, location, keywords }) => {
    const text = fold([title, company, location, ...keywords].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
