import { Button } from 'antd'
import type { ReactNode } from 'react'
import { TagList } from '#renderer/components/public/tag-list.tsx'
import { ExternalAction } from '#renderer/components/workplace/phone-actions.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { listDifferent } from '#shared/domain/candidate/candidate-search.ts'
import { parseExternalAddress } from '#shared/external-url.ts'
import type { useApplicantResume } from './use-applicant-resume.ts'

interface Props {
  profile: ApplicantProfile
  resume: ReturnType<typeof useApplicantResume>
}

/** What the head leaves out. */
export function ApplicationFacts({ profile, resume }: Props) {
  const skills = listDifferent(profile.skills)
  return (
    <dl className="dossier-facts">
      <Fact name={t('applicants.fact.contact')}>
        <Contact number={profile.contactNumber.trim()} email={profile.email ?? ''} />
      </Fact>
      <Fact name={t('applicants.fact.resume')}>
        <ResumeLink {...{ profile, resume }} />
      </Fact>
      <Fact name={t('applicants.fact.skills')}>{skills.length > 0 && <TagList texts={skills} />}</Fact>
      <Fact name={t('applicants.fact.availability')}>{profile.availability.trim()}</Fact>
      <Fact name={t('applicants.fact.qualification')}>{profile.highestQualification.trim()}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Contact({ number, email }: { number: string; email: string }) {
  const write = parseExternalAddress(`mailto:${email}`)
  if (number === '' && email === '') return <span>{t('applicants.contact.none')}</span>
  return (
    <ul className="dossier-contact">
      {number !== '' && (
        <li>
          <span translate="no">{number}</span>
        </li>
      )}
      {email !== '' && (
        <li>
          <span translate="no">{email}</span>
          {write !== null && <ExternalAction address={write} word={t('applicants.contact.write')} name={email} />}
        </li>
      )}
    </ul>
  )
}

function ResumeLink({ profile, resume: { access, open } }: Props) {
  const file = profile.resumeName.trim()
  if (access === 'none') return <span>{t('applicants.resume.none')}</span>
  if (access === 'closed' || access === 'unconfirmed' || access === 'unverified')
    return <span>{t(`documents.${access}`)}</span>
  return (
    <div className="dossier-documents">
      <Button onClick={open}>
        {t(access === 'outside' ? 'applicants.resume.open' : 'applicants.resume.download')}
      </Button>
      {file !== '' && <span className="small faint dossier-file">{file}</span>}
    </div>
  )
}
