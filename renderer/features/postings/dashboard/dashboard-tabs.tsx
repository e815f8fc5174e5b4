import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '#renderer/messages/messages.ts'
import { addressOfTab, type DashboardTab, dashboardTabs } from './dashboard-address.ts'

interface Props {
  open: DashboardTab
  /** Beginning of the ids of the tabs and of what they open. */
  id: string
}

/** The arrow keys lead from tab to tab; only a press opens one, so that Back does not lead through all of them. */
export function DashboardTabs({ open, id }: Props) {
  const navigate = useNavigate()
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const here = tabs.findIndex((tab) => tab.contains(document.activeElement))
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    tabs.at(to % tabs.length)?.focus()
  }
  return (
    <div className="dashboard-tabs" role="tablist" aria-label={t('nav.dashboard')} onKeyDown={step}>
      {dashboardTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          id={`${id}-${tab}`}
          className="dashboard-tab"
          role="tab"
          aria-selected={tab === open}
          aria-controls={`${id}-panel`}
          tabIndex={tab === open ? 0 : -1}
          onClick={() => tab !== open && navigate(addressOfTab(tab))}
        >
          {t(`dashboard.tab.${tab}`)}
        </button>
      ))}
    </div>
  )
}
