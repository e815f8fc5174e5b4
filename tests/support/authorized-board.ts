import { expect } from 'vitest'
import { guardedStore } from '#renderer/data/authorized-store.ts'
import { jobs } from '#renderer/storage/collections/collections.ts'
import { memoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Job } from '#shared/domain/job.ts'
import type { Actor } from '#shared/domain/job-transitions.ts'

export const refused = { name: 'StoreError', failure: 'refused' }

/** A board, and the store as this person may use it. */
export function boardOf(actor: Actor | null, stored: readonly unknown[], collection = 'jobs') {
  const board = memoryStore({ elements: { [collection]: stored } })
  return { board, guarded: guardedStore(board, () => actor) }
}

/** Writes a document as it is, past every repository, and says whether it is refused with nothing written. */
export async function isRefused(actor: Actor | null, stored: unknown, after: Job): Promise<boolean> {
  const before = stored === undefined ? [] : [stored]
  const { board, guarded } = boardOf(actor, before)
  try {
    await guarded.change(jobs, after.id, () => after)
    return false
  } catch (error) {
    expect(error).toMatchObject(refused)
    expect(board.elements('jobs')).toEqual(before)
    return true
  }
}
