import './employer-request.css'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { isOpenRequest } from '#shared/domain/company/employer-request.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'

interface Props {
  user: SessionUser
  /** null: they have never asked; undefined: not known. */
  request: EmployerRequest | null | undefined
}

export function RequestStatusBanner({ user: { ban, addressBan }, request }: Props) {
  const open = request && isOpenRequest(request) && (request.state === 'asked' ? 'asked' : 'waiting')
  const isDeclined = request?.state === 'declined'
  return (
    <div className="request-status-banner">
      {ban ? (
        <StatusTag tone="bad" word={t('ask.banned.reason', { reason: ban.reason })} />
      ) : (
        (open || isDeclined) && (
          <StatusTag tone={open ? 'waiting' : 'bad'} word={t(open ? `ask.line.${open}` : 'ask.line.declined')} />
        )
      )}
      {addressBan && !open && (
        <StatusTag tone="bad" word={t('ask.line.addressBanned', { reason: addressBan.reason })} />
      )}
      <Link to={paths.askEmployer}>{t(ban ? 'ask.line.banned' : open || isDeclined ? 'ask.look' : 'ask.title')}</Link>
    </div>
  )
}
