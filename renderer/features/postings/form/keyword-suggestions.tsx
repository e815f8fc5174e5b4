import { t } from '#renderer/messages/messages.ts'
import { suggestedSkills, withSkill } from '#shared/domain/trade-skills.ts'
import type { FormFields } from './form-fields.ts'

/** Skills of the trade to press instead of typing them: those that the word at the end may become, or that the posting speaks of. */
export function KeywordSuggestions({ form: { texts, write } }: { form: FormFields }) {
  const text = [texts.title, texts.description, texts.responsibilities, texts.qualifications].join('\n')
  const skills = suggestedSkills(texts.keywords, { category: texts.category, text })
  if (skills.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its legend before every suggestion
    <div className="suggestions" role="group" aria-label={t('post.suggested')}>
      {skills.map((skill, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the pressed button stays, so that the focus does, and offers the next skill
          key={place}
          type="button"
          className="btn btn-line suggestion"
          onClick={() => write('keywords', withSkill(texts.keywords, skill))}
        >
          <span className="sr">{t('post.suggested.add')} </span>
          {skill}
        </button>
      ))}
    </div>
  )
}
