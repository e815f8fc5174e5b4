import type { ReactNode } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { PhoneLink } from './phone-link.tsx'
import { ResumeLink } from './resume-link.tsx'

interface Props {
  profile: ApplicantProfile
  /** uid of the applicant. */
  owner: string
}

/** What an applicant says about themself. What they left out is not there. */
export function ApplicationDetailFacts({ profile, owner }: Props) {
  const skills = [...new Set(profile.skills.map((skill) => skill.trim()).filter((skill) => skill !== ''))]
  return (
    <dl className="dossier-facts">
      <Fact name={t('applicants.fact.contact')} shown={profile.contactNumber.trim() !== ''}>
        <PhoneLink number={profile.contactNumber.trim()} />
      </Fact>
      <Fact name={t('applicants.fact.resume')} shown>
        <ResumeLink profile={profile} owner={owner} />
      </Fact>
      <Words name={t('applicants.fact.location')} text={profile.location} />
      <Words name={t('applicants.fact.experience')} text={profile.experience} />
      <Fact name={t('applicants.fact.skills')} shown={skills.length > 0}>
        <ul className="tags">
          {skills.map((skill) => (
            <li key={skill} className="tag">
              {skill}
            </li>
          ))}
        </ul>
      </Fact>
      <Words name={t('applicants.fact.availability')} text={profile.availability} />
      <Words name={t('applicants.fact.joining')} text={profile.joiningPeriod} />
      <Words name={t('applicants.fact.qualification')} text={profile.highestQualification} />
    </dl>
  )
}

function Words({ name, text }: { name: string; text: string }) {
  return (
    <Fact name={name} shown={text.trim() !== ''}>
      {text}
    </Fact>
  )
}

function Fact({ name, shown, children }: { name: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
