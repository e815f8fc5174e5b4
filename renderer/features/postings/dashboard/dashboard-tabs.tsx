import { Tabs } from '#renderer/components/public/tabs.tsx'
import { t } from '#renderer/messages/messages.ts'
import { buildTabAddress, type DashboardTab, dashboardTabs } from './dashboard-address.ts'

interface Props {
  open: DashboardTab
  /** Beginning of the ids of the tabs and of what they open. */
  id: string
}

/** The two parts of the dashboard. */
export function DashboardTabs({ open, id }: Props) {
  const tabs = dashboardTabs.map((tab) => ({
    id: tab,
    label: t(`dashboard.tab.${tab}`),
    address: buildTabAddress(tab)
  }))
  return <Tabs tabs={tabs} open={open} label={t('nav.dashboard')} id={id} />
}
