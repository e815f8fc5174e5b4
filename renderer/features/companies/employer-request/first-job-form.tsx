import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { isOpenRequest } from '#shared/domain/company/employer-request.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { useOwnEmployerRequest } from './use-own-employer-request.ts'

interface Props {
  user: SessionUser
  /** `waits` says why it cannot be submitted; undefined: it can. */
  form: (waits: ReactNode | undefined) => ReactNode
}

/** A first job, written while the request waits. The form stays the same when that is answered. Needs a key of the person. */
export function FirstJobForm({ user, form }: Props) {
  const { data: request, error, retry } = useOwnEmployerRequest(user.uid)
  const [isBegun, setBegun] = useState(false)
  const isAwaited = !user.ban && request != null && isOpenRequest(request)
  if (isAwaited && !isBegun && user.role === 'Candidate') setBegun(true)
  if (isBegun) return form(user.role === 'Candidate' ? <Waits id={selectWords(user, request)} /> : undefined)
  if (user.role !== 'Candidate') return <Navigate to={paths.postJob} replace />
  if (request !== undefined) return isAwaited ? null : <Navigate to={paths.askEmployer} replace />
  return error ? <LoadFailed title={t('ask.failed')} error={error} onRetry={retry} /> : null
}

function selectWords(user: SessionUser, request: EmployerRequest | null | undefined): MessageId {
  if (user.ban) return 'ask.waits.banned'
  return request && !isOpenRequest(request) && request.state !== 'approved' ? 'ask.waits.ended' : 'ask.waits'
}

function Waits({ id }: { id: MessageId }) {
  return (
    <p className="job-waits">
      <span>{t(id)}</span> <Link to={paths.askEmployer}>{t('ask.look')}</Link>
    </p>
  )
}
