import { Button, Tooltip } from 'antd'
import { useId, useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useResumeDownload } from '#renderer/hooks/use-resume-download.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import {
  type CandidateDocumentKind,
  type CandidateProfile,
  findDocumentState,
  readDocumentAddress
} from '#shared/domain/candidate/candidate.ts'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'

interface Props {
  candidateDocument: CandidateDocumentKind
  candidate: CandidateProfile
  nameId: string
}

/** Stays in place when closed, with the reason as tooltip. */
export function DocumentLink({ candidateDocument, candidate, nameId }: Props) {
  const { platform } = useServices()
  const download = useResumeDownload()
  const viewer = useSession(({ user }) => user)
  const { candidateDocuments } = useRepositories()
  const state = findDocumentState(viewer, candidate, candidateDocument)
  const isKept = parseFileLink(readDocumentAddress(candidate, candidateDocument)) !== undefined
  const word = t(`candidates.document.${candidateDocument}`)
  if (state !== 'open') {
    const reason = state === 'none' ? t(`candidates.document.${candidateDocument}.none`) : t(`documents.${state}`)
    return <ClosedDocument word={word} reason={reason} nameId={nameId} />
  }
  // No href: the external-link guard decides, whichever mouse button is pressed.
  const open = async () => {
    const address = candidateDocuments.findCandidateDocument(candidate, candidateDocument)
    const link = await address.catch(() => undefined)
    if (link === undefined || parseFileLink(link) === undefined) await openExternal(platform, address)
    else await download({ link, owner: candidate.uid, name: candidate.name })
  }
  return (
    <Button type="text" className="document-open" aria-describedby={nameId} onClick={open}>
      <span>{word}</span>
      <span className="sr">{t(isKept ? 'candidates.document.download' : 'candidates.document.outside')}</span>
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
          type="text"
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
