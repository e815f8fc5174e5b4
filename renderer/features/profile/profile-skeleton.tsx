import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'

const facts = ['skills', 'experience', 'qualification', 'availability', 'joining', 'contact', 'resume']

/** The shape of a profile that is not known yet. */
export function ProfileSkeleton() {
  return (
    <div className="profile">
      <p className="sr" role="status">
        {t('profile.loading')}
      </p>
      <div className="profile-sheet" aria-hidden="true">
        <div className="profile-who">
          <span className="avatar sk" />
          <div>
            <Skeleton width="14rem" height="2.2rem" />
            <Skeleton width="10rem" height="1.5rem" />
            <Skeleton width="6rem" height="1.5rem" />
          </div>
        </div>
        <div className="profile-facts">
          {facts.map((fact) => (
            <div key={fact}>
              <Skeleton width="8rem" />
              <Skeleton width="12rem" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
