import { t } from '#renderer/messages/messages.ts'

/** How many skills a card shows. */
const maxShown = 3

/** The first skills of a candidate, and how many more there are. */
export function SkillTags({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null
  const more = skills.length - maxShown
  return (
    <ul className="tags" aria-label={t('candidates.skills')}>
      {[...new Set(skills)].slice(0, maxShown).map((skill) => (
        <li key={skill} className="tag">
          {skill}
        </li>
      ))}
      {more > 0 && (
        <li className="candidate-more" title={skills.slice(maxShown).join(', ')}>
          <span aria-hidden="true">{t('candidates.skills.more', { count: more })}</span>
          <span className="sr">{t('candidates.skills.moreRead', { count: more })}</span>
        </li>
      )}
    </ul>
  )
}
