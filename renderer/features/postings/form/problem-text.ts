import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { ContentField } from '#shared/domain/job-content.ts'
import type { FieldProblem, JobTexts } from '#shared/domain/job-form.ts'

const missing: Partial<Record<ContentField, MessageId>> = {
  title: 'post.missing.title',
  company: 'post.missing.company',
  location: 'post.missing.location',
  category: 'post.missing.category',
  type: 'post.missing.type',
  description: 'post.missing.description'
}

/** Enough of a line to find it again. */
const beginning = 40

/** Says what to do about a field that is refused. */
export function problemText(field: ContentField, problem: FieldProblem, texts: JobTexts): string {
  switch (problem.reason) {
    case 'missing':
      return t(missing[field] ?? 'post.missing.title')
    case 'unknown':
      return t('post.problem.unknown', { word: texts[field] })
    case 'long':
      return t('post.problem.long', { most: problem.most, has: problem.has })
    case 'many':
      return t(field === 'keywords' ? 'post.problem.manyWords' : 'post.problem.manyLines', {
        most: problem.most,
        has: problem.has
      })
    case 'long-line':
      return t(field === 'keywords' ? 'post.problem.longWord' : 'post.problem.longLine', {
        most: problem.most,
        has: problem.has,
        line: `${problem.line.slice(0, beginning)}…`
      })
  }
}
