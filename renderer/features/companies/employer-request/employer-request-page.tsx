import './employer-request.css'
import { FormSkeleton } from '#renderer/components/form/form-skeleton.tsx'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Ban } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatDateTime } from '#shared/domain/format-date-time.ts'
import { EmployerRequestForm } from './employer-request-form.tsx'
import { EmployerRequestStatus } from './employer-request-status.tsx'
import { type OpenRequest, useEmployerRequestForm } from './use-employer-request-form.ts'
import { useOwnEmployerRequest } from './use-own-employer-request.ts'

/** The request to become an employer, or to name another company, and its answer. Needs a key of the person. */
export function EmployerRequestPage({ user }: { user: SessionUser }) {
  const { data: request, error, retry } = useOwnEmployerRequest(user.uid)
  const title = t(user.ban ? 'ask.banned' : user.isEmployer ? 'ask.title.employer' : 'ask.title')
  return (
    <div className="ask">
      <PageTitle title={title} />
      <h1>{title}</h1>
      {user.addressBan && <BanNotice ban={user.addressBan} isOfAddress />}
      {user.ban ? (
        <BanNotice ban={user.ban} />
      ) : request !== undefined ? (
        <Asking user={user} request={request} />
      ) : error ? (
        <LoadFailed title={t('ask.failed')} error={error} onRetry={retry} />
      ) : (
        <FormSkeleton className="ask-form" label={t('ask.loading')} fields={4} />
      )}
    </div>
  )
}

function Asking(open: OpenRequest) {
  const form = useEmployerRequestForm(open)
  const { user, request } = form
  return (
    <>
      {form.open && request?.state !== 'asked' && (
        <p className="soft">{t(user.isEmployer ? 'ask.lead.employer' : 'ask.lead')}</p>
      )}
      <div ref={form.notice.frame} aria-live="polite">
        {request && <EmployerRequestStatus request={request} form={form} />}
      </div>
      {form.open && <EmployerRequestForm form={form} />}
    </>
  )
}

interface BanNoticeProps {
  ban: Pick<Ban, 'at' | 'reason'>
  /** It is of an earlier account with the same address: this one may ask. */
  isOfAddress?: boolean
}

function BanNotice({ ban: { at, reason }, isOfAddress = false }: BanNoticeProps) {
  const moment = formatDateTime(at) ?? ''
  return (
    <div className="ask-state">
      <StatusTag tone="bad" word={t(isOfAddress ? 'ask.addressBanned' : 'ask.banned.since', { moment })} />
      <blockquote className="ask-said">{reason}</blockquote>
      <p>{t(isOfAddress ? 'ask.addressBanned.text' : 'ask.banned.text')}</p>
      {!isOfAddress && (
        <>
          <p>{t('ask.banned.contact')}</p>
          <Link className="btn btn-line" to={paths.contactUs}>
            {t('nav.contactUs')}
          </Link>
        </>
      )}
    </div>
  )
}
