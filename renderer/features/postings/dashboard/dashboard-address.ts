import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'

export const dashboardTabs = ['jobs', 'shortlist', 'employers'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

interface DashboardAddress {
  tab: DashboardTab
  /** From 1; there may be fewer pages. */
  page: number
}

/** What is open on the dashboard stands in the address, so that Back and a reload find it again. */
export function useDashboardAddress(): DashboardAddress {
  const params = new URLSearchParams(useLocation().search)
  const page = Number(/^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  return { tab: dashboardTabs.find((tab) => tab === params.get('tab')) ?? 'jobs', page }
}

export function buildTabAddress(tab: DashboardTab): string {
  return tab === 'jobs' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`
}

/** A page of the posted jobs. */
export function buildPageAddress(page: number): string {
  return page === 1 ? paths.dashboard : `${paths.dashboard}?page=${page}`
}
