import type { ReactNode } from 'react'
import { TagList } from '#renderer/components/public/tag-list.tsx'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'
import { parseSkills } from '#shared/domain/candidate/candidate-search.ts'
import { parseFileLink, type UserProfile } from '#shared/domain/candidate/user-profile.ts'

export function ProfileFacts({ profile }: { profile: UserProfile }) {
  const skills = [...new Set(parseSkills(profile.skills))]
  return (
    <dl className="profile-facts">
      <Fact name={t('profile.field.skills')} given={skills.length > 0}>
        <TagList texts={skills} />
      </Fact>
      {wordFields.map((field) => (
        <Fact key={field} name={t(`profile.field.${field}`)} given={profile[field].trim() !== ''}>
          {profile[field]}
        </Fact>
      ))}
      <Fact name={t('profile.field.resumeName')} given={profile.resumeUrl !== ''}>
        <OwnResume profile={profile} />
      </Fact>
    </dl>
  )
}

const wordFields = ['experience', 'highestQualification', 'availability', 'joiningPeriod', 'contactNumber'] as const

function Fact({ name, given, children }: { name: string; given: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{given ? children : <span className="faint">{t('profile.empty')}</span>}</dd>
    </div>
  )
}

/** A stored résumé opens; of an older record there is only the name. */
function OwnResume({ profile: { id, name, resumeName, resumeUrl } }: { profile: UserProfile }) {
  const download = useResumeDownload()
  if (parseFileLink(resumeUrl) === undefined) return resumeName || resumeUrl
  return (
    <button
      type="button"
      className="btn btn-quiet profile-resume"
      aria-label={t('profile.resume.open', { file: resumeName })}
      onClick={() => download({ link: resumeUrl, owner: id, name })}
    >
      {resumeName}
    </button>
  )
}
