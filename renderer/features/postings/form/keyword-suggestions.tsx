import { Suggestions } from '#renderer/components/public/suggestions.tsx'
import { t } from '#renderer/messages/messages.ts'
import { addSkill, suggestSkills } from '#shared/domain/candidate/trade-skills.ts'
import type { PostingFieldsForm } from './posting-field.ts'

/** Skills of the trade: those that the word at the end may become, or that the posting speaks of. */
export function KeywordSuggestions({ form: { texts, write } }: { form: PostingFieldsForm }) {
  const text = [texts.title, texts.description, texts.responsibilities, texts.qualifications].join('\n')
  return (
    <Suggestions
      words={suggestSkills(texts.keywords, { category: texts.category, text })}
      label={t('post.suggested')}
      verb={t('post.suggested.add')}
      onTake={(skill) => write('keywords', addSkill(texts.keywords, skill))}
    />
  )
}
