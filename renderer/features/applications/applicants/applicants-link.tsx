import './applicants-link.css'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Count } from './counts.ts'

interface Props {
  to: string
  /** undefined: not known yet. */
  count: Count | undefined
  /** Id of what the posting is called. */
  describedBy?: string | undefined
}

/** Leads to the applicants of a posting and says how many they are, and how many nobody has looked at. */
export function ApplicantsLink({ to, count, describedBy }: Props) {
  return (
    <Link
      className="applicants-link"
      data-nobody={count?.all === 0 || undefined}
      to={to}
      aria-describedby={describedBy}
    >
      {count ? t('applicants.count', { count: count.all }) : t('applicants.unknown')}
      {count !== undefined && count.fresh > 0 && (
        <span className="applicants-new">{t('applicants.new', { count: count.fresh })}</span>
      )}
    </Link>
  )
}
