import { expect } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { listClaims } from './job-matrix.ts'

export const refused = { name: 'StoreError', failure: 'refused' }

/** A store, and the same store as this person may use it. */
export function boardOf(actor: Actor | null, stored: readonly unknown[], collection = 'jobs') {
  const store = createMemoryStore({ elements: { [collection]: stored } })
  return { store, authorized: createAuthorizedStore(store, () => actor) }
}

/** Writes a document as it is, past every repository, and says whether it is refused, whatever step it claims, with nothing written. */
export async function isRefused(actor: Actor | null, stored: unknown, after: Job): Promise<boolean> {
  const before = stored === undefined ? [] : [stored]
  for (const step of [undefined, ...listClaims(after)]) {
    const { store, authorized } = boardOf(actor, before)
    try {
      await authorized.change(jobs, after.id, () => after, undefined, step)
      return false
    } catch (error) {
      expect(error).toMatchObject(refused)
      expect(store.readElements('jobs')).toEqual(before)
    }
  }
  return true
}
