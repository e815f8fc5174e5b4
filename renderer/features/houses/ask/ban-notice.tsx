import { Link } from '#renderer/components/public/link.tsx'
import { State } from '#renderer/components/public/state.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Ban } from '#shared/domain/account/employer.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'

interface Props {
  ban: Pick<Ban, 'at' | 'reason'>
  /** It is of an earlier account with the same address: this one may ask. */
  isOfAddress?: boolean
}

/** Since when somebody is no employer, why, and what is left to them. */
export function BanNotice({ ban: { at, reason }, isOfAddress = false }: Props) {
  const moment = formatDateTime(at) ?? ''
  return (
    <div className="ask-state">
      <State tone="bad" word={t(isOfAddress ? 'ask.addressBanned' : 'ask.banned.since', { moment })} />
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
