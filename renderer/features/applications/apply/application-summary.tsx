import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { UserProfile } from '#shared/domain/candidate/user-profile.ts'

/** What the employer will get of the profile, so that nobody sends what they did not mean to. */
export function ApplicationSummary({ profile }: { profile: UserProfile }) {
  const lines = [
    [profile.name, profile.headline],
    [profile.location, profile.experience],
    [profile.skills],
    [profile.availability, profile.joiningPeriod],
    [profile.highestQualification],
    [profile.contactNumber ? t('apply.goes.phone', { number: profile.contactNumber }) : t('apply.goes.noPhone')],
    [profile.resumeUrl ? t('apply.goes.resume', { name: profile.resumeName }) : t('apply.goes.noResume')]
  ].map((line) => line.filter((text) => text.trim() !== '').join(' · '))
  return (
    <section className="apply-goes">
      <h3>{t('apply.goes')}</h3>
      <ul>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <Link to={paths.profile}>{t('apply.goes.change')}</Link>
    </section>
  )
}
