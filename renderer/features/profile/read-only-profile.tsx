import type { ReactNode } from 'react'
import { Avatar } from '#renderer/components/public/avatar.tsx'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { PhotoGallery } from '#renderer/components/public/photo-gallery.tsx'
import { TagList } from '#renderer/components/public/tag-list.tsx'
import type { ProfileRepository } from '#renderer/data/profile-repository.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { parseFileLink, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { splitWords } from '#shared/domain/parse-list-input.ts'
import { NumberAudienceChoice, PublicProfileSwitch } from './profile-privacy-settings.tsx'

interface Props {
  user: SessionUser
  repository: ProfileRepository
  profile: UserProfile | null
  editButton: ReactNode
  account: ReactNode
}

export function ReadOnlyProfile({ user, repository, profile, editButton, account }: Props) {
  const isPublic = user.role === 'Candidate'
  return (
    <div className="profile">
      {profile ? (
        <div>
          <div className="profile-who">
            <Avatar name={profile.name} picture={profile.avatarUrl} owner={user.uid} />
            <div>
              <h2>{profile.name}</h2>
              <p>{profile.headline}</p>
              <p className="soft">{profile.location}</p>
            </div>
            {editButton}
          </div>
          <ProfileFacts profile={profile} />
        </div>
      ) : (
        <div>
          <EmptyState title={t('profile.none')} text={t(isPublic ? 'profile.none.candidate' : 'profile.none.other')}>
            {editButton}
          </EmptyState>
        </div>
      )}
      <div className="profile-side">
        {profile && (
          <PublicProfileSwitch
            repository={repository}
            profile={profile}
            isCandidate={isPublic}
            waiting={user.unverified === true}
          />
        )}
        {profile && (isPublic || profile.publicProfileId !== undefined) && (
          <NumberAudienceChoice repository={repository} profile={profile} />
        )}
        {account && (
          <section aria-labelledby="profile-account">
            <h2 id="profile-account">{t('profile.account')}</h2>
            <p className="profile-email soft" translate="no">
              {user.email}
            </p>
            {account}
          </section>
        )}
      </div>
    </div>
  )
}

function ProfileFacts({ profile }: { profile: UserProfile }) {
  const skills = splitWords(profile.skills)
  const { photos = [] } = profile
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
      <Fact name={t('photos.label')} given={photos.length > 0}>
        <PhotoGallery links={photos} owner={profile.id} name={profile.name} />
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
  if (parseFileLink(resumeUrl) === undefined) return <span>{resumeName || resumeUrl}</span>
  return (
    <button
      type="button"
      className="btn btn-quiet profile-resume prints"
      aria-label={t('profile.resume.open', { file: resumeName })}
      onClick={() => download({ link: resumeUrl, owner: id, name })}
    >
      {resumeName}
    </button>
  )
}
