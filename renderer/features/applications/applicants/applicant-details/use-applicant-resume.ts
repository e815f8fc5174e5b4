import { useServices } from '#renderer/hooks/services-context.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { openExternal } from '#renderer/stores/open-external-link.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { findDocumentAccess } from '#shared/domain/candidate/candidate.ts'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'
import { parseExternalAddress } from '#shared/external-url.ts'

/** The resume as it was sent. `owner`: uid of the applicant. */
export function useApplicantResume(profile: ApplicantProfile, owner: string) {
  const { name, resumeUrl } = profile
  const { platform } = useServices()
  const { candidateDocuments } = useRepositories()
  const download = useResumeDownload()
  const access = useResumeAccess(profile, owner)
  return {
    access,
    async open() {
      if (access === 'outside') await openExternal(platform, candidateDocuments.findApplicantResume(profile, owner))
      else await download({ link: resumeUrl, owner, name })
    }
  }
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
