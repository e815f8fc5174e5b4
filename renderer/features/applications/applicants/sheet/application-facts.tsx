import { Button } from 'antd'
import type { ReactNode } from 'react'
import { TagList } from '#renderer/components/public/tag-list.tsx'
import { ExternalAction, PhoneActions } from '#renderer/components/workplace/phone-actions.tsx'
import { useServices } from '#renderer/hooks/services.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { ApplicantProfile, Application } from '#shared/domain/application/application.ts'
import { findDocumentAccess } from '#shared/domain/candidate/candidate.ts'
import { listDifferent } from '#shared/domain/candidate/candidate-search.ts'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

interface Props {
  profile: ApplicantProfile
  /** uid of the applicant. */
  owner: string
}

export function ApplicationFacts({ profile, owner, job }: Props & Pick<Application, 'job'>) {
  const skills = listDifferent(profile.skills)
  const number = profile.contactNumber.trim()
  const words = t('applicants.contact.text', { name: profile.name, company: job.company, title: job.title })
  return (
    <dl className="dossier-facts">
      <Fact name={t('applicants.fact.contact')}>
        <ContactWays number={number} email={profile.email ?? ''} words={words} />
      </Fact>
      <Fact name={t('applicants.fact.resume')}>
        <ResumeLink {...{ profile, owner }} />
      </Fact>
      <Fact name={t('applicants.fact.location')}>{profile.location.trim()}</Fact>
      <Fact name={t('applicants.fact.experience')}>{profile.experience.trim()}</Fact>
      <Fact name={t('applicants.fact.skills')}>{skills.length > 0 && <TagList texts={skills} />}</Fact>
      <Fact name={t('applicants.fact.availability')}>{profile.availability.trim()}</Fact>
      <Fact name={t('applicants.fact.joining')}>{profile.joiningPeriod.trim()}</Fact>
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

function ContactWays({ number, email, words }: { number: string; email: string; words: string }) {
  const write = parseExternalAddress(`mailto:${email}`)
  if (number === '' && email === '') return <span>{t('applicants.contact.none')}</span>
  return (
    <ul className="dossier-contact">
      {number !== '' && (
        <li>
          <PhoneActions number={number} words={words} />
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

/** 'view': a stored PDF; 'keep': download only; 'outside': on the web; else why it is closed. */
export function useResumeAccess({ resumeName, resumeUrl }: ApplicantProfile, owner: string) {
  const access = useSession(({ user }) => findDocumentAccess(user, owner))
  const isOutside = parseExternalAddress(resumeUrl.trim()) !== null
  if (!isOutside && parseFileLink(resumeUrl) === undefined) return 'none'
  if (access !== 'open') return access
  if (isOutside) return 'outside'
  return /\.docx?$/i.test(resumeName.trim()) ? 'keep' : 'view'
}

function ResumeLink({ profile, owner }: Props) {
  const { name, resumeName, resumeUrl } = profile
  const { platform } = useServices()
  const { candidateDocuments } = useRepositories()
  const download = useResumeDownload()
  const access = useResumeAccess(profile, owner)
  if (access === 'none') return <span>{t('applicants.resume.none')}</span>
  if (access === 'closed' || access === 'unconfirmed' || access === 'unverified')
    return <span>{t(`documents.${access}`)}</span>
  const isOutside = access === 'outside'
  const open = async () => {
    if (isOutside) await openExternal(platform, candidateDocuments.findApplicantResume(profile, owner))
    else await download({ link: resumeUrl, owner, name })
  }
  return (
    <div className="dossier-candidateDocuments">
      <Button onClick={open}>{t(isOutside ? 'applicants.resume.open' : 'applicants.resume.download')}</Button>
      {resumeName.trim() !== '' && <span className="small faint dossier-file">{resumeName}</span>}
    </div>
  )
}
