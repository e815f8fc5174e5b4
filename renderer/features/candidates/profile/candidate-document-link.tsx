import { Button, Tooltip } from 'antd'
import { useId, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external-link.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import {
  type CandidateDocumentKind,
  type CandidateProfile,
  findDocumentState,
  readDocumentAddress
} from '#shared/domain/candidate/candidate.ts'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'

/** `reason`: why it is closed. `isFile`: stored here; a shared board tells only when it is opened. */
export function useCandidateDocument(candidate: CandidateProfile, kind: CandidateDocumentKind) {
  const { platform } = useServices()
  const download = useResumeDownload()
  const viewer = useSession(({ user }) => user)
  const { candidateDocuments } = useRepositories()
  const state = findDocumentState(viewer, candidate, kind)
  const closed = state === 'none' ? t(`candidates.document.${kind}.none`) : state !== 'open' && t(`documents.${state}`)
  return {
    reason: closed || undefined,
    isFile: parseFileLink(readDocumentAddress(candidate, kind)) !== undefined,
    // No href: the external-link guard decides, whichever mouse button is pressed.
    async open() {
      const address = candidateDocuments.findCandidateDocument(candidate, kind)
      const link = await address.catch(() => undefined)
      if (link === undefined || parseFileLink(link) === undefined) await openExternal(platform, address)
      else await download({ link, owner: candidate.uid, name: candidate.name })
    }
  }
}

interface Props {
  candidate: CandidateProfile
  nameId: string
  /** Where it is shown beside the candidate; undefined: nowhere. */
  to: string | undefined
  /** It is shown there. */
  isShown?: boolean
}

/** Stays in place when closed, with the reason as tooltip. */
export function ResumeLink({ candidate, nameId, to, isShown = false }: Props) {
  const { reason, isFile, open } = useCandidateDocument(candidate, 'resume')
  const word = t('candidates.document.resume')
  if (reason) return <ClosedDocument word={word} reason={reason} nameId={nameId} />
  // What a shared board does not tell is found out beside the candidate.
  if (to !== undefined && (isFile || candidate.documents)) {
    return (
      <Link className="btn btn-line" to={to} aria-describedby={nameId}>
        {isShown ? t('applicants.resume.hide') : word}
      </Link>
    )
  }
  return (
    <Button aria-describedby={nameId} onClick={open}>
      <span>{word}</span>
      <span className="sr">{t(isFile ? 'candidates.document.download' : 'candidates.document.outside')}</span>
    </Button>
  )
}

/** The reason shows on hover, focus or press; Esc hides it; screen readers always have it. */
function ClosedDocument({ word, reason, nameId }: { word: string; reason: string; nameId: string }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <>
      <Tooltip title={reason} open={shown} onOpenChange={setShown} trigger={triggers} classNames={classNames}>
        <Button
          className="document-closed"
          aria-disabled="true"
          aria-describedby={`${nameId} ${id}`}
          onClick={() => setShown(true)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setShown(false)
          }}
        >
          {word}
        </Button>
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}

const triggers = ['hover' as const, 'focus' as const]
const classNames = { root: 'document-tip' }
