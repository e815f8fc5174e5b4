import type { ReactNode } from 'react'
import {
  InterviewBox,
  useNextInterviews
} from '#renderer/features/applications/my-applications/candidate-next-interviews.tsx'
import { CandidateInvitations } from '#renderer/features/invitations/candidate-invitations.tsx'
import type { ApplicationInterview } from '#shared/domain/application/interview-thread/list-interviews.ts'

const noInterviews: readonly ApplicationInterview[] = []

interface Props {
  uid: string
  isHome?: boolean
  /** Below the boxes. */
  renderRest?: (boxed: readonly ApplicationInterview[]) => ReactNode
}

/** What waits for a candidate, above the home page and above My applications: interviews, then invitations to apply. */
export function CandidateBoxes({ uid, isHome = false, renderRest }: Props) {
  const interviews = useNextInterviews(uid)
  return (
    <>
      {/* Nothing is put above what a finger is about to press. */}
      {interviews && (
        <>
          <InterviewBox {...{ interviews, isHome }} />
          <CandidateInvitations uid={uid} />
        </>
      )}
      {renderRest?.(interviews ?? noInterviews)}
    </>
  )
}
