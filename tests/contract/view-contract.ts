import { expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createJobViewsRepository } from '#renderer/data/job-views-repository.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { seenJobs } from '#shared/collections/job-views.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { admin, jobOf, meena, suvarna } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

export interface ViewBoard {
  preload(collection: string, elements: readonly object[]): Promise<void>
  open(who: Actor): Promise<DocumentStore>
  close(): Promise<void>
}

/** The contract of counting who has seen a job, on whatever board. */
export function viewContract(name: string, create: () => Promise<ViewBoard>, isShared = false): void {
  test(`views of jobs on ${name} › count each candidate once, whom no employer learns`, async () => {
    const board = await create()
    const live = jobOf('approved', { id: 'job_live', expiresOn: '9999-12-31' })
    const own = jobOf('approved', { id: 'job_own', employerId: meena.uid, expiresOn: '9999-12-31' })
    await board.preload('jobs', [live, own])
    const openAs = async (who: Actor) => {
      const documents = createAuthorizedStore(await board.open(who), () => who)
      return { documents, views: createJobViewsRepository(documents, who.uid, isShared) }
    }
    const counts: ReadonlyMap<string, number>[] = []
    const employer = await openAs(suvarna)
    const stop = employer.views.watchCounts(
      suvarna.uid,
      (all) => counts.push(all),
      ({ message }) => expect.fail(message)
    )
    await until(() => expect(counts.at(-1)?.size).toBe(0))
    const first = await openAs(meena)
    await first.views.countView(live)
    await first.views.countView(live)
    await first.views.countView(own)
    // Another visit of the same person, then another person.
    await (await openAs(meena)).views.countView(live)
    await until(() => expect([...(counts.at(-1) ?? [])]).toEqual([[live.id, 1]]))
    await (await openAs({ ...meena, uid: 'u-ravi', email: 'ravi@example.com' })).views.countView(live)
    await until(() => expect([...(counts.at(-1) ?? [])]).toEqual([[live.id, 2]]))
    await expect(employer.views.countView({ ...live, employerId: 'u-kesar' })).rejects.toMatchObject({
      failure: 'refused'
    })
    // Removed with the account, a mark leaves the count.
    await first.documents.remove(seenJobs.of(meena.uid), live.id)
    expect(await first.documents.get(seenJobs.of(meena.uid), live.id)).toBeUndefined()
    expect([...(counts.at(-1) ?? [])]).toEqual([[live.id, 2]])
    // The job takes its number along.
    const rejected = { ...live, status: 'rejected' as const }
    await board.preload('jobs', [rejected])
    const asha: Actor = { ...admin, uid: 'u-asha' }
    const { documents } = await openAs(asha)
    await createJobsRepository(documents, undefined, isShared).remove(asha, rejected)
    await until(() => expect(counts.at(-1)?.size).toBe(0))
    stop()
    await board.close()
  })
}
