import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { DeskTab } from './use-desk-address.ts'

/** A desk with nothing on it. */
export function DeskEmpty({ tab }: { tab: DeskTab }) {
  return (
    <EmptyState title={t(`desk.empty.${tab}`)} text={t(`desk.empty.${tab}.text`)}>
      <Link className="btn btn-line" to={paths.dashboard}>
        {t('nav.dashboard')}
      </Link>
    </EmptyState>
  )
}
