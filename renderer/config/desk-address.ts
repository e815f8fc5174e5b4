import { paths } from './paths.ts'

export const deskTabs = ['pending', 'rejected', 'reports', 'houses'] as const
export type DeskTab = (typeof deskTabs)[number]

interface DeskPlace {
  tab?: DeskTab
  /** Filters of the queue. */
  filter?: Iterable<[string, string]>
  job?: string | null
}

/** Address of a queue of the desk and the choice in it; defaults are left out. */
export function buildDeskAddress({ tab = 'pending', filter = [], job = null }: DeskPlace): string {
  const query = new URLSearchParams([
    ...(tab === 'pending' ? [] : [['tab', tab]]),
    ...filter,
    ...(job ? [['job', job]] : [])
  ])
  return query.size > 0 ? `${paths.requests}?${query}` : paths.requests
}
