import type { Job } from './job.ts'
import { contentFields } from './job-content.ts'

/**
 * Whether a posting waits although nothing that the public would read in it, or find it by, differs from what it could read before it
 * went back to review. Such a posting alone may be approved without being read again. Compared to the letter, every field, with the
 * version as it is stored: one that cannot be read, or lacks a field that the posting has, is no proof of anything.
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
