import { describe, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { contentNamed, kesar, meena, admin as moderation, suvarna } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'
import type { Opened } from './document-store-contract.ts'

const admin: Actor = { ...moderation, uid: 'u-asha' }

/** A job's history with its actors, wherever a store keeps that. */
export function jobHistoryContract(opened: Opened): void {
  /** The board as a user works on it, on their own device. */
  const workAs = async (who: Actor) => {
    const store = await opened().board.open(who)
    const documents = createAuthorizedStore(store, () => who)
    const jobsRepository = createJobsRepository(documents, undefined, store.device === undefined)
    /** The job's history as this person can read it. */
    const read = async (id = 'job_1') => {
      const job = (await documents.get(jobs, id)) as Job
      const whole = await jobsRepository.readHistory(job).catch(() => job)
      return parseHistory(whole).map(({ type, by, reason }) => [
        type,
        by.uid,
        ...(reason === undefined ? [] : [reason])
      ])
    }
    return { documents, jobs: jobsRepository, read }
  }

  describe('status history of a job', () => {
    const steps = [
      ['post', suvarna.uid],
      ['reject', admin.uid, 'The pay is missing'],
      ['revise', suvarna.uid],
      ['approve', admin.uid]
    ]

    test('is readable by its employer and the administrator only', async () => {
      const [owner, moderator] = [await workAs(suvarna), await workAs(admin)]
      const posted = await owner.jobs.post(suvarna, contentNamed('Setter'), 'job_1')
      const rejected = await moderator.jobs.reject(admin, posted, 'The pay is missing')
      const revised = await owner.jobs.revise(suvarna, rejected, contentNamed('Stone setter'))
      expect(parseHistory(await moderator.jobs.approve(admin, revised)).map(({ type }) => type)).toEqual(
        steps.map(([type]) => type)
      )
      for (const who of [suvarna, admin])
        await until(async () => expect(await (await workAs(who)).read()).toEqual(steps))
      for (const who of [kesar, meena]) {
        const { documents, read } = await workAs(who)
        const { documents: found } = await documents.query(jobs, {
          where: { status: 'approved' },
          unexpired: 'expiresOn',
          order: 'stored',
          limit: 9
        })
        expect(JSON.stringify(found)).toContain('Stone setter')
        expect(JSON.stringify(found)).not.toMatch(/u-asha|The pay is missing/)
        expect(await read()).toEqual([])
      }
      // A step that is refused notes nothing.
      await expect(moderator.jobs.approve(admin, posted)).rejects.toMatchObject({ failure: 'conflict' })
      expect(await moderator.read()).toEqual(steps)
    })

    test('is removed with the job', async () => {
      const [owner, moderator] = [await workAs(suvarna), await workAs(admin)]
      const posted = await owner.jobs.post(suvarna, contentNamed('Setter'), 'job_1')
      const rejected = await moderator.jobs.reject(admin, posted, 'The pay is missing')
      await until(async () => expect(await owner.read()).toEqual(steps.slice(0, 2)))
      await moderator.jobs.remove(admin, rejected)
      expect([await opened().board.raw('jobs'), await opened().board.raw('jobHistory')]).toEqual([[], []])
    })
  })
}
