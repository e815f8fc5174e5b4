import './ask.css'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { AskForm } from './ask-form.tsx'
import { BanNotice } from './ban-notice.tsx'
import { RequestState } from './request-state.tsx'
import { type OpenRequest, useAskForm } from './use-ask-form.ts'
import { useOwnRequest } from './use-own-request.ts'

/**
 * Where a candidate asks to be an employer, and an employer says what their house is called; and where both find what the
 * administrator has answered. Use it with a key of the person.
 */
export function AskEmployer({ user }: { user: SessionUser }) {
  const { data: request, error, retry, setData } = useOwnRequest(user.uid)
  const title = t(user.ban ? 'ask.banned' : user.isEmployer ? 'ask.title.employer' : 'ask.title')
  return (
    <div className="ask">
      <PageTitle title={title} />
      <h1>{title}</h1>
      {user.addressBan && <BanNotice ban={user.addressBan} isOfAddress />}
      {user.ban ? (
        <BanNotice ban={user.ban} />
      ) : request !== undefined ? (
        <Asking user={user} request={request} onStored={setData} />
      ) : error ? (
        <LoadFailed title={t('ask.failed')} error={error} onRetry={retry} />
      ) : (
        <AskSkeleton />
      )}
    </div>
  )
}

/** The request as it stands, and the form where there is something to say. */
function Asking(open: OpenRequest) {
  const form = useAskForm(open)
  const { user, request } = open
  return (
    <>
      {form.open && request?.state !== 'asked' && (
        <p className="soft">{t(user.isEmployer ? 'ask.lead.employer' : 'ask.lead')}</p>
      )}
      <div ref={form.state.frame} aria-live="polite">
        {request && <RequestState request={request} form={form} />}
      </div>
      {form.open && <AskForm form={form} />}
    </>
  )
}

/** Bars in the shape of the form. */
function AskSkeleton() {
  return (
    <div className="ask-form">
      <p className="sr" role="status">
        {t('ask.loading')}
      </p>
      {[1, 2, 3, 4].map((field) => (
        <div className="field" key={field} aria-hidden="true">
          <Skeleton width="7rem" />
          <Skeleton height="3rem" />
        </div>
      ))}
    </div>
  )
}
