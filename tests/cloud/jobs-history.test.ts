import fc from 'fast-check'
import { doc, runTransaction } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createDraftRepository } from '#renderer/data/draft-repository.ts'
import { createJobsRepository, type JobsRepository } from '#renderer/data/jobs-repository.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { jobHistory } from '#shared/collections/job-history.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type JobEvent, parseHistory } from '#shared/domain/job/job-events.ts'
import { formatTexts } from '#shared/domain/job/job-form-values.ts'
import type { Actor, JobAction } from '#shared/domain/job/job-transitions.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { attempts } from '#tests/support/job-attempts.ts'
import { contentNamed, jobOf, kesar, meena, admin as moderation, suvarna } from '#tests/support/job-people.ts'
import { buildRules } from '../../build/firebase/rules-text.mjs'

// A job's history with actors and reasons, on a shared board under the deployed rules.

vi.setConfig({ testTimeout: 300_000 })

let emulated: EmulatedBoard

beforeEach(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
})
afterEach(() => emulated.close())

const admin: Actor = { ...moderation, uid: 'u-asha' }
const reason = 'The pay is missing'

/** The board on a device of this person's; null: a visitor's. */
function deviceOf(who: Actor | null) {
  const database = emulated.as(
    who && { sub: who.uid, email: who.email, email_verified: true, ...(who.role === 'Admin' && { admin: true }) }
  )
  const store = createFirestoreStore({ getDatabase: () => database, getUid: () => who?.uid })
  const documents = createAuthorizedStore(store, () => who)
  return { database, store, documents, jobs: createJobsRepository(documents, undefined, true) }
}

const raw = async () => ({
  jobs: (await emulated.raw('jobs')) as Job[],
  histories: (await emulated.raw('jobHistory')) as { id: string; revision: number; history: JobEvent[] }[]
})
const deeds = (history: readonly JobEvent[] = []) => history.map(({ did }) => did)

test('a live job hides who decided and earlier reasons from all but its owner and the administrator', async () => {
  const [mine, moderator] = [deviceOf(suvarna), deviceOf(admin)]
  const posted = await mine.jobs.post(suvarna, contentNamed('Setter'))
  const rejected = await moderator.jobs.reject(admin, posted, reason)
  const { id } = await moderator.jobs.approve(
    admin,
    await mine.jobs.revise(suvarna, rejected, contentNamed('Stone setter'))
  )
  const seen = JSON.stringify(await deviceOf(null).store.get(jobs, id))
  expect(seen).toContain('Stone setter')
  expect(seen).not.toMatch(/u-asha|The pay is missing|"reject"|"history"/)
  for (const { documents, jobs: jobsRepository } of [mine, moderator]) {
    const job = (await documents.get(jobs, id)) as Job
    expect(job.history).toBeUndefined()
    expect(deeds(parseHistory(await jobsRepository.readHistory(job)))).toEqual(['post', 'reject', 'revise', 'approve'])
  }
  for (const who of [null, meena, kesar]) {
    await expect(deviceOf(who).store.get(jobHistory, id)).rejects.toMatchObject({ failure: 'refused' })
  }
  for (const who of [null, meena, kesar, suvarna, admin]) {
    const all = deviceOf(who).store.query(jobHistory, { order: 'stored', limit: 9 })
    await expect(all).rejects.toMatchObject({ failure: 'refused' })
  }
})

test('a draft that was posted is known as posted, also when its job has been approved', async () => {
  const { documents, jobs: jobsRepository } = deviceOf(suvarna)
  const drafts = createDraftRepository(documents, suvarna.uid, undefined)
  await drafts.save({ texts: formatTexts(contentNamed('Setter')), base: 0 })
  const job = await jobsRepository.post(suvarna, contentNamed('Setter'))
  await deviceOf(admin).jobs.approve(admin, job)
  expect(await drafts.read()).toBeUndefined()
})

test('a history is written only together with its step, also by owner and administrator', async () => {
  const { id } = await deviceOf(suvarna).jobs.post(suvarna, contentNamed('Setter'))
  for (const who of [suvarna, admin]) {
    const { database } = deviceOf(who)
    const ref = doc(database, 'jobHistory', id)
    const write = runTransaction(database, async (transaction) => {
      const { revision } = (await transaction.get(ref)).data() as { revision: number }
      transaction.update(ref, { history: [], revision: revision + 1 })
    })
    await expect(write).rejects.toMatchObject({ code: 'permission-denied' })
  }
})

type Doable = Exclude<JobAction, 'post'>

function take(jobsRepository: JobsRepository, who: Actor, action: Doable, job: Job, text: string): Promise<unknown> {
  if (action === 'revise' || action === 'edit')
    return jobsRepository[action](who, job, contentNamed(`Setter ${text.length}`))
  if (action === 'reject' || action === 'takeDown') return jobsRepository[action](who, job, text)
  if (action === 'close') return jobsRepository.close(who, job, 'filled-here')
  return jobsRepository[action === 'delete' ? 'remove' : action](who, job)
}

const lives = 1

// Whatever people do in whatever order: the history of each job is what was done to it, whole, in order, and apart.
test('random lives leave no history in a job that was written, lose no line and make up none', async () => {
  const old = (['pending', 'approved', 'rejected'] as const).map((status) => {
    const more = status === 'approved' ? { expiresOn: '9999-12-31' } : {}
    return [`job_${status}`, jobOf(status, { id: `job_${status}`, ...more })] as const
  })
  const devices = new Map([admin, suvarna, kesar, meena].map((who) => [who.uid, deviceOf(who)]))
  for (const life of fc.sample(attempts, { numRuns: lives, seed: 18 })) {
    await emulated.put('jobs', old)
    const known = new Map<string, string[]>(old.map(([id]) => [id, ['post']]))
    const written = new Set<string>()
    for (const { signedIn, action, index, reason: text } of life) {
      const who = signedIn?.uid === 'admin' && signedIn.role === 'Admin' ? admin : signedIn
      const device = who && devices.get(who.uid)
      if (!device) continue
      if (action === 'post') {
        const posted = await device.jobs.post(who, contentNamed('Caster')).catch(() => undefined)
        if (posted) known.set(posted.id, ['post'])
        if (posted) written.add(posted.id)
      } else {
        const { jobs: stored } = await raw()
        const job = stored.at(-1 - (index % Math.max(stored.length, 1)))
        if (!job) continue
        const isDone = await take(device.jobs, who, action, job, text).then(
          () => true,
          () => false
        )
        if (isDone && action === 'delete') known.delete(job.id)
        else if (isDone) known.get(job.id)?.push(action)
        if (isDone) written.add(job.id)
      }
      const { jobs: stored, histories } = await raw()
      const apart = new Map(histories.map((one) => [one.id, one.history]))
      expect(new Map(stored.map((job) => [job.id, deeds(apart.get(job.id) ?? (job.history as JobEvent[]))]))).toEqual(
        known
      )
      for (const job of stored) {
        const lines = apart.get(job.id)
        expect([job.id, 'history' in job, lines !== undefined]).toEqual([
          job.id,
          !written.has(job.id),
          written.has(job.id)
        ])
        if (lines) expect([job.steps, job.changedAt]).toEqual([lines.length, lines.at(-1)?.at])
      }
      expect(histories.filter(({ id }) => !known.has(id))).toEqual([])
    }
    await emulated.clear()
  }
})
