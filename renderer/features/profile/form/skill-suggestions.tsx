import { Suggestions } from '#renderer/components/public/suggestions.tsx'
import { t } from '#renderer/messages/messages.ts'
import { suggestedSkills, withSkill } from '#shared/domain/trade-skills.ts'
import type { ProfileWork } from './use-profile-form.ts'

/** Skills of the trade: those that the word at the end may become, or that the headline speaks of. */
export function SkillSuggestions({ work: { content, write } }: { work: ProfileWork }) {
  return (
    <Suggestions
      words={suggestedSkills(content.skills, { text: `${content.headline}\n${content.experience}` })}
      label={t('profile.suggested')}
      verb={t('profile.suggested.add')}
      onTake={(skill) => write({ skills: withSkill(content.skills, skill) })}
    />
  )
}
