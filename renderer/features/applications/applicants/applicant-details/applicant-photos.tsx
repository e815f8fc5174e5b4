import { PhotoGallery } from '#renderer/components/public/photo-gallery.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { findDocumentAccess } from '#shared/domain/candidate/candidate.ts'

/** Open to those who may open the resume. */
export function ApplicantPhotos({ profile, owner }: { profile: ApplicantProfile; owner: string }) {
  const access = useSession(({ user }) => findDocumentAccess(user, owner))
  const { photos = [], name } = profile
  if (photos.length === 0) return null
  return (
    <section className="dossier-answers">
      <h4>{t('photos.label')}</h4>
      {access === 'open' ? (
        <PhotoGallery links={photos} owner={owner} name={name} />
      ) : (
        <p className="small soft">{t(`documents.${access}`)}</p>
      )}
    </section>
  )
}
