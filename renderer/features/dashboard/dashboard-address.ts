import { paths } from '#renderer/config/paths.ts'

export const dashboardTabs = ['jobs', 'shortlist', 'employers', 'numbers'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export function parseTab(search: string): DashboardTab {
  const wanted = new URLSearchParams(search).get('tab')
  return dashboardTabs.find((tab) => tab === wanted) ?? 'jobs'
}

export function buildTabAddress(tab: DashboardTab): string {
  return tab === 'jobs' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`
}
