import { useServices } from '#renderer/hooks/services.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

interface Props {
  profile: ApplicantProfile
  /** uid of the applicant. */
  owner: string
}

/** Gives the résumé that came with an application: as a file to keep, or where it lies on the web. */
export function ResumeLink({ profile: { name, resumeName, resumeUrl }, owner }: Props) {
  const { platform } = useServices()
  const download = useResumeDownload()
  const address = parseExternalAddress(resumeUrl.trim())
  const open = async () => {
    if (address === null) await download({ link: resumeUrl, owner, name })
    else await openExternal(platform, address)
  }
  if (address === null && parseFileLink(resumeUrl) === undefined) return t('applicants.resume.none')
  return (
    <button type="button" className="dossier-link" onClick={open}>
      {t(address === null ? 'applicants.resume.download' : 'applicants.resume.open')}
      {resumeName.trim() !== '' && <span className="dossier-file">{resumeName}</span>}
    </button>
  )
}
