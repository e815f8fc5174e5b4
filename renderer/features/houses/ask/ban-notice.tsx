import { Link } from '#renderer/components/public/link.tsx'
import { State } from '#renderer/components/public/state.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Ban } from '#shared/domain/account/employer.ts'
import { formatDateTime } from '#shared/domain/date-time.ts'

/** Since when somebody is no employer, why, and what is left to them. */
export function BanNotice({ ban: { at, reason } }: { ban: Pick<Ban, 'at' | 'reason'> }) {
  return (
    <div className="ask-state">
      <State tone="bad" word={t('ask.banned.since', { moment: formatDateTime(at) ?? '' })} />
      <blockquote className="ask-said">{reason}</blockquote>
      <p>{t('ask.banned.text')}</p>
      <p>{t('ask.banned.contact')}</p>
      <Link className="btn btn-line" to={paths.contactUs}>
        {t('nav.contactUs')}
      </Link>
    </div>
  )
}
