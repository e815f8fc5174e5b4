import type { ReactNode } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import type { JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import { useJobOutcome } from '#renderer/hooks/use-job-outcome.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { SimilarJobs } from './similar-and-company-jobs.tsx'

// For those whom it concerns alone, with the texts of workplaces.
const NonPublicJob = lazyPart(() => import('./non-public-job.tsx').then((code) => code.NonPublicJob))

interface Props {
  id: string
  back: ReactNode
  missing: ReactNode
}

export function EndedJob({ id, back, missing }: Props) {
  const { data: outcome, error } = useJobOutcome(id)
  const user = useSession((session) => session.user)
  const hasApplied = useApplyStore(({ applied }) => applied.has(id))
  if (error) return missing
  // Live again: the parent follows the job and replaces this.
  if (!outcome || outcome.state === 'live') return null
  if (outcome.state === 'ended') return <Ended id={id} outcome={outcome} back={back} />
  return outcome.state === 'review' && user && (user.role !== 'Candidate' || hasApplied) ? (
    <NonPublicJob key={user.uid} {...{ id, user, back, missing }} failed={missing} />
  ) : (
    missing
  )
}

interface EndedProps {
  id: string
  outcome: Extract<JobOutcome, { state: 'ended' }>
  back: ReactNode
}

function Ended({ id, outcome, back }: EndedProps) {
  const title = t(`ended.${outcome.ending}`)
  return (
    <>
      <PageTitle title={title} />
      <EmptyState as="h1" title={title} text={t(`ended.${outcome.ending}.text`)}>
        {back}
      </EmptyState>
      <SimilarJobs job={{ id, category: outcome.category }} />
    </>
  )
}
