import { Button } from 'antd'
import { MenuButton } from '#renderer/components/workplace/menu-button.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import type { CandidateRelation } from '#shared/domain/candidate/employer-candidate-history.ts'
import type { CandidateSteps, Step } from './candidate-action-dialogs.tsx'
import { ResumeLink, useCandidateDocument } from './candidate-document-link.tsx'

interface Props {
  candidate: CandidateProfile
  /** With this company. */
  relation: CandidateRelation | undefined
  /** Id of the name. */
  nameId: string
  /** Address of the candidate with the resume; undefined: the resume is not shown here. */
  resumeAddress: string | undefined
  isResumeOpen?: boolean
  steps: CandidateSteps
  isShortlisted: boolean
}

/** The likely steps as buttons, the others in a menu. */
export function CandidateActions(props: Props) {
  const { candidate, relation, nameId, resumeAddress, isResumeOpen = false, steps, isShortlisted } = props
  const aadhar = useCandidateDocument(candidate, 'aadhar')
  const renderStep = (step: Step | undefined, word: MessageId) =>
    step && (
      <Button aria-describedby={nameId} onClick={() => step(candidate)}>
        {t(word)}
      </Button>
    )
  const offer = (step: Step | undefined, word: MessageId) =>
    step ? [{ key: word, label: t(word), onClick: () => step(candidate) }] : []
  const { contact, invite, add, remove, print, hide, askDelete } = steps.findFor(candidate, relation)
  return (
    <div className="candidate-end">
      <ResumeLink candidate={candidate} nameId={nameId} to={resumeAddress} isShown={isResumeOpen} />
      {renderStep(contact, 'candidates.contact')}
      {renderStep(invite, 'candidates.invite')}
      {isShortlisted ? renderStep(remove, 'candidates.removeFrom') : renderStep(add, 'candidates.shortlist')}
      <MenuButton
        type="text"
        aria-describedby={nameId}
        menu={{
          items: [
            {
              key: 'aadhar',
              // Not antd's `disabled`, which the keyboard would skip with its reason.
              className: aadhar.reason === undefined ? '' : 'document-closed',
              label: <AadharItem reason={aadhar.reason} />,
              onClick: () => aadhar.reason ?? aadhar.open()
            },
            ...offer(print, 'candidates.list.print'),
            ...offer(hide, 'candidates.block'),
            ...offer(askDelete, 'candidates.delete')
          ]
        }}
      >
        {t('dashboard.end.menu')}
      </MenuButton>
    </div>
  )
}

function AadharItem({ reason }: { reason: string | undefined }) {
  return (
    <>
      <span>{t('candidates.document.aadhar')}</span>
      {reason === undefined ? (
        <span className="sr">{` ${t('candidates.document.outside')}`}</span>
      ) : (
        <span className="small">{reason}</span>
      )}
    </>
  )
}
