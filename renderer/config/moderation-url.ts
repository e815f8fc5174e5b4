import { paths } from './paths.ts'

export const moderationTabs = ['pending', 'rejected', 'reports', 'companies'] as const
export type ModerationTab = (typeof moderationTabs)[number]

interface ModerationPlace {
  tab?: ModerationTab
  /** Filters of the queue. */
  filter?: Iterable<[string, string]>
  job?: string | null
}

/** Address of a queue of the review queue and the choice in it; defaults are left out. */
export function buildModerationUrl({ tab = 'pending', filter = [], job = null }: ModerationPlace): string {
  const query = new URLSearchParams([
    ...(tab === 'pending' ? [] : [['tab', tab]]),
    ...filter,
    ...(job ? [['job', job]] : [])
  ])
  return query.size > 0 ? `${paths.requests}?${query}` : paths.requests
}
