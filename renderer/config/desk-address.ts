import { paths } from './paths.ts'

export const deskTabs = ['pending', 'rejected', 'reports', 'houses'] as const
export type DeskTab = (typeof deskTabs)[number]

interface DeskPlace {
  tab?: DeskTab
  /** What narrows the queue, as it stands in an address. */
  filter?: Iterable<[string, string]>
  /** The id of what is on the desk; null: nothing yet. */
  job?: string | null
}

/** Where a queue of the desk, and what is chosen in it, are read. Nothing is said of what is there anyway. */
export function buildDeskAddress({ tab = 'pending', filter = [], job = null }: DeskPlace): string {
  const query = new URLSearchParams([
    ...(tab === 'pending' ? [] : [['tab', tab]]),
    ...filter,
    ...(job ? [['job', job]] : [])
  ])
  return query.size > 0 ? `${paths.requests}?${query}` : paths.requests
}
