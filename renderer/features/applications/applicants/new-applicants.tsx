import './applicants-link.css'
import { t } from '#renderer/messages/messages.ts'

/** How many applicants nobody has looked at, over all postings. */
export function NewApplicants({ count }: { count: number }) {
  if (count === 0) return null
  return <p className="applicants-new">{t('applicants.new.total', { count })}</p>
}
