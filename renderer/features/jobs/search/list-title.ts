import type { JobSearch } from '#renderer/data/jobs-repository.ts'
import { t } from '#renderer/messages/messages.ts'

/** 'Production jobs in Surat GJ'; other searches have the screen's name. */
export function formatListTitle({ q, type, category, location }: JobSearch): string {
  if (q || type || !(category || location)) return t('jobs.title')
  const kind = !location ? 'category' : category ? 'both' : 'place'
  return t(`jobs.title.${kind}`, { category, place: location })
}
