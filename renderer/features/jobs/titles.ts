import type { JobSearch } from '#renderer/data/jobs-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

/** 'Stone Setter · Shah Jewels · Surat GJ'. */
export function formatJobTitle({ title, company, location }: Pick<Job, 'title' | 'company' | 'location'>): string {
  return joinParts([title, company, location].map((part) => part.trim()))
}

/** 'Production jobs in Surat GJ'; other searches have the screen's name. */
export function formatListTitle({ q, type, category, location }: JobSearch): string {
  if (q || type || !(category || location)) return t('jobs.title')
  const kind = !location ? 'category' : category ? 'both' : 'place'
  return t(`jobs.title.${kind}`, { category, place: location })
}
