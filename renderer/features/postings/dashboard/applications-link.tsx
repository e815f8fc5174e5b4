import type { MouseEvent } from 'react'
import { applicationsSheets } from '#renderer/config/applications-sheets.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

/** Leads to the spreadsheet of applications, where one is configured for this person. */
export function ApplicationsLink({ user }: { user: SessionUser }) {
  const { platform } = useServices()
  const address = applicationsSheets[user.isAdmin ? 'Admin' : 'Employer']
  if (address === undefined) return null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(platform, address)
  }
  return (
    <a className="btn btn-quiet posted-applications" href={address} target="_blank" rel="noreferrer" onClick={open}>
      {t('dashboard.applications')}
      <span className="sr">{t('dashboard.applications.outside')}</span>
    </a>
  )
}
