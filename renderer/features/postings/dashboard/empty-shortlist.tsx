import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'

/** A shortlist with nobody on it. */
export function EmptyShortlist() {
  return (
    <EmptyState title={t('dashboard.shortlist.none')} text={t('dashboard.shortlist.noneText')}>
      <Link className="btn btn-line" to={paths.candidates}>
        {t('nav.findCandidates')}
      </Link>
    </EmptyState>
  )
}
