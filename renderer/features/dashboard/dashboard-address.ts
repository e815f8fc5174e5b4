import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { formatPostedView, type PostedView, parsePostedView } from './find/posted-view.ts'

export const dashboardTabs = ['jobs', 'shortlist', 'employers', 'numbers'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

interface DashboardAddress {
  tab: DashboardTab
  /** Which of the posted jobs are shown, and how. */
  view: PostedView
}

/**
 * What is open on the dashboard stands in the address, so that Back and a reload find it again and a colleague can be sent it. The
 * columns stand there too: a device that many people use keeps nobody's habits.
 */
export function useDashboardAddress(): DashboardAddress {
  const { search } = useLocation()
  return useMemo(() => {
    const wanted = new URLSearchParams(search).get('tab')
    return { tab: dashboardTabs.find((tab) => tab === wanted) ?? 'jobs', view: parsePostedView(search) }
  }, [search])
}

export function buildTabAddress(tab: DashboardTab): string {
  return tab === 'jobs' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`
}

export function buildViewAddress(view: PostedView): string {
  return paths.dashboard + formatPostedView(view)
}
