import { type ReactNode, useMemo, useState } from 'react'
import { usePrint } from '#renderer/components/workplace/print-view.tsx'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { type CandidateProfile, findDocumentAccess, isOwnPublicProfile } from '#shared/domain/candidate/candidate.ts'
import { type CandidateRelation, findCallableApplication } from '#shared/domain/candidate/employer-candidate-history.ts'
import { ContactCandidateDialog } from '../contact/contact-candidate-dialog.tsx'
import { PrintedCandidate } from '../shortlist/shortlist-print-view.tsx'
import { PublicProfileDialog, usePublicProfileActions } from './public-profile-actions.tsx'

export type Step = (candidate: CandidateProfile) => void

/** Missing steps are not for this viewer, or not with this candidate. */
export interface CandidateSteps {
  findFor: (
    candidate: CandidateProfile,
    relation: CandidateRelation | undefined
  ) => Partial<Record<'contact' | 'invite' | 'add' | 'remove' | 'print' | 'hide' | 'askDelete', Step>>
}

interface Asked {
  step: 'contact' | 'invite' | 'remove' | 'delete'
  candidate: CandidateProfile
}

/** What can be done with a found candidate, and the dialogs for it. `onRemoved`: after the shortlist has lost one. */
export function useCandidateActionDialogs(onRemoved?: () => void): { steps: CandidateSteps; dialogs: ReactNode } {
  const viewer = useSession(({ user }) => user)
  const { shortlist } = useRepositories()
  const actions = usePublicProfileActions()
  const [asked, setAsked] = useState<Asked>()
  const { print, printed } = usePrint<CandidateProfile>()
  const canPrint = useCanPrint()
  const steps = useMemo(() => {
    const ask = (step: Asked['step']) => (candidate: CandidateProfile) => setAsked({ step, candidate })
    const [contact, invite, remove, askDelete] = [ask('contact'), ask('invite'), ask('remove'), ask('delete')]
    return {
      findFor: (candidate: CandidateProfile, relation: CandidateRelation | undefined) => ({
        ...((candidate.hasNumber || findCallableApplication(relation)) &&
          findDocumentAccess(viewer, candidate.uid) === 'open' && { contact }),
        ...(viewer?.isEmployer && candidate.uid && !isOwnPublicProfile(viewer, candidate) && { invite }),
        ...(shortlist && { add: actions.add, remove }),
        ...(canPrint && { print }),
        ...(viewer?.isAdmin && { hide: actions.hide, askDelete })
      })
    }
  }, [viewer, shortlist, actions, canPrint, print])
  const close = () => setAsked(undefined)
  const { step, candidate } = asked ?? {}
  const dialogs = (
    <>
      {candidate && (step === 'contact' || step === 'invite') && (
        <ContactCandidateDialog by={step} candidate={candidate} onClose={close} />
      )}
      {(['remove', 'delete'] as const).map((name) => (
        <PublicProfileDialog
          key={name}
          step={name}
          candidate={(step === name && candidate) || null}
          onClose={close}
          onConfirm={async (confirmed) => {
            await actions[name](confirmed)
            if (name === 'remove') onRemoved?.()
          }}
        />
      ))}
      {printed && <PrintedCandidate candidate={printed} />}
    </>
  )
  return { steps, dialogs }
}
