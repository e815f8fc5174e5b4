import { useEffect } from 'react'
import { useApplicants } from '#renderer/features/applications/applicants/use-applicants.ts'
import { useCompanyCount, useQueue, useReportCount } from '#renderer/jobs/job-queries.ts'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { maxWaiting, type WaitingKind } from '#shared/bridge.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

interface AppIconBadgeProps {
  own: OwnWindow
  user: SessionUser
}

/** Counts waiting requests, an employer's new applicants, or a candidate's new answers, on the app's icon. */
export function AppIconBadge({ own, user }: AppIconBadgeProps) {
  if (user.isAdmin) return <WaitingRequests own={own} />
  return user.isEmployer ? <NewApplicants own={own} user={user} /> : <NewAnswers own={own} />
}

function WaitingRequests({ own }: Pick<AppIconBadgeProps, 'own'>) {
  const jobs = useQueue('pending', 0).data?.total
  const companies = useCompanyCount()
  const reports = useReportCount()
  const isKnown = jobs !== undefined && companies !== undefined && reports !== undefined
  useWaiting(own, 'requests', isKnown ? jobs + companies + reports : undefined)
  return null
}

function NewApplicants({ own, user }: AppIconBadgeProps) {
  const { data } = useApplicants(user)
  useWaiting(own, 'applicants', data?.applications.filter(({ state }) => state === 'new').length)
  return null
}

function NewAnswers({ own }: Pick<AppIconBadgeProps, 'own'>) {
  useWaiting(
    own,
    'answers',
    useApplyStore(({ unread, invited }) => (unread ?? 0) + (invited ?? 0))
  )
  return null
}

/** @param count undefined: not known, the sign stays */
function useWaiting(own: OwnWindow, kind: WaitingKind, count: number | undefined): void {
  // The screens say the same.
  useEffect(() => {
    if (count !== undefined) own.showWaiting({ kind, count: Math.min(count, maxWaiting) }).catch(() => {})
  }, [own, kind, count])
  // The next person does not see the count of the last one.
  useEffect(() => () => void own.showWaiting(null).catch(() => {}), [own])
}
