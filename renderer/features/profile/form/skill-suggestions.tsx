import { Suggestions } from '#renderer/components/public/suggestions.tsx'
import { t } from '#renderer/messages/messages.ts'
import { addSkill, suggestSkills } from '#shared/domain/candidate/trade-skills.ts'
import type { ProfileFormState } from './use-profile-form.ts'

/** Skills of the trade: those that the word at the end may become, or that the headline speaks of. */
export function SkillSuggestions({ work: { content, write } }: { work: ProfileFormState }) {
  return (
    <Suggestions
      words={suggestSkills(content.skills, { text: `${content.headline}\n${content.experience}` })}
      label={t('profile.suggested')}
      verb={t('profile.suggested.add')}
      onTake={(skill) => write({ skills: addSkill(content.skills, skill) })}
    />
  )
}
