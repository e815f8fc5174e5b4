import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'

/** Back to the list one came from, with its search and at one's place in it; else to the whole list. */
export function BackLink({ className = 'back' }: { className?: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const from = parseList(location.state)

  // The list is the entry before this one: going back finds it as it was left, a link would open it anew.
  const goBack = (event: MouseEvent) => {
    if (from === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link className={className} to={from ?? paths.jobs} onClick={goBack}>
      <Icon name="back" />
      {t('job.back')}
    </Link>
  )
}

/** The address of the list, as a card puts it into the state of the entry. */
function parseList(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && (from === paths.jobs || from.startsWith(`${paths.jobs}?`)) ? from : null
}
