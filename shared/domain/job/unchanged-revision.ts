import type { Job } from './job.ts'
import { contentFields } from './job-content.ts'

/**
 * A waiting posting with exactly the content that was public before: it may be approved unread. Compared with the stored
 * version, field by field: an unreadable version proves nothing.
 */
export function isUnchangedRevision(job: Job): boolean {
  const published = job.status === 'pending' ? readPublishedContent(job) : null
  return (
    published !== null &&
    contentFields.every((field) => JSON.stringify(published[field] ?? '') === JSON.stringify(job[field] ?? ''))
  )
}

function readPublishedContent({ approvedVersion: version }: Job): Record<string, unknown> | null {
  return isObject(version) && isObject(version.content) ? version.content : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
