import type { Application } from '#shared/domain/application/application.ts'

/** What is read of an applicant at a glance. */
export function CardText({ application: { profile } }: { application: Application }) {
  if (!profile) return null
  const where = [profile.location, profile.experience].filter((text) => text.trim() !== '')
  return (
    <>
      {profile.headline.trim() !== '' && <p>{profile.headline}</p>}
      {where.length > 0 && <p className="small soft">{where.join(' · ')}</p>}
    </>
  )
}
