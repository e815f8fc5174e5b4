import { beforeEach, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import {
  createInterviewThreadRepository,
  type InterviewThreadRepository
} from '#renderer/data/interview-thread-repository.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { threadSteps } from '#shared/collections/interview-thread-steps.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { MessageTemplate } from '#shared/domain/application/interview-thread/message-template.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { admin, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

let store: MemoryStore
beforeEach(() => {
  store = createMemoryStore()
})

function of(who: Actor): InterviewThreadRepository {
  const user = { ...who, isAdmin: who.role === 'Admin', isEmployer: who.role === 'Employer' }
  return createInterviewThreadRepository({ documents: createAuthorizedStore(store, () => who), getActor: () => user })
}
const first = <Result>(watch: (resolve: (result: Result) => void, fail: (error: unknown) => void) => unknown) =>
  new Promise<Result>((resolve, fail) => {
    watch(resolve, fail)
  })

/** A step between a candidate and a company, named after both. */
const step = (uid: string, employerId: string, day: number) => ({
  ...{ id: `${uid}_${employerId}_1`, revision: 1, applicationId: `${uid}_${employerId}`, uid, employerId, words: '' },
  ...{ at: `2026-11-0${day}T10:00:00.000Z`, type: 'cancel', invitation: 'none' }
})

test('interview thread › shows its messages to employer and candidate, newest first', async () => {
  const steps = [
    step(meena.uid, suvarna.uid, 1),
    step(meena.uid, kesar.uid, 2),
    step('u-ravi', suvarna.uid, 3),
    step(meena.uid, 'admin', 4)
  ]
  store.setElements('threadSteps', steps)
  const read = async (who: Actor, side: 'candidate' | 'company') =>
    (await first<{ id: string }[]>((...on) => of(who).watchOwn(side, ...on))).map(({ id }) => id)
  expect(await read(meena, 'candidate')).toEqual([3, 1, 0].map((index) => steps[index]?.id))
  expect(await read(suvarna, 'company')).toEqual([2, 0].map((index) => steps[index]?.id))
  expect(await read({ ...admin, uid: 'u-asha' }, 'company')).toEqual([steps[3]?.id])
})

test('interview thread › lets an employer write only to the employer’s own applicants', async () => {
  store.setElements('applications', [
    applicationOf({ state: 'interview' }),
    applicationOf({ jobId: 'job_2', state: 'hired' }),
    applicationOf({ jobId: 'job_3', state: 'interview', employerId: kesar.uid })
  ])
  const write = (applicationId: string, uid = meena.uid) => {
    const id = `${applicationId}_1`
    const cancellation = { type: 'cancel', invitation: 'none', words: '', at: '2026-11-21T10:00:00.000Z' } as const
    const made = { ...cancellation, id, applicationId, uid, employerId: suvarna.uid }
    return createAuthorizedStore(store, () => suvarna).change(threadSteps, id, () => made)
  }
  for (const id of ['u-meena_job_2', 'u-meena_job_3', 'u-meena_job_4'])
    await expect(write(id)).rejects.toMatchObject(refused)
  await expect(write('u-meena_job_1', 'u-ravi')).rejects.toMatchObject(refused)
  expect(store.readElements('threadSteps')).toEqual([])
  expect(await write('u-meena_job_1')).toMatchObject({ uid: meena.uid, employerId: suvarna.uid })
})

test('interview reply › is unread only for the candidate, until opened', async () => {
  const answered: Partial<Application> = { state: 'reviewed', seen: 1 }
  store.setElements('applications', [
    applicationOf(answered),
    applicationOf({ ...answered, jobId: 'job_2', seen: 2 }),
    applicationOf({ ...answered, uid: 'u-ravi', state: 'interview' })
  ])
  expect([...(await first<ReadonlySet<string>>(of(meena).watchNew))]).toEqual(['u-meena_job_1'])
  expect(await first<readonly unknown[]>(of(suvarna).watchInterviews)).toEqual([])
})

test('message templates › are private and include the last interview', async () => {
  const { saveTemplate, removeTemplate, watchTemplates } = of(suvarna)
  const sorry = await saveTemplate({ use: 'not-now', text: ' Dear {name}, not this time. ' })
  await saveTemplate({ use: 'hired', text: 'Welcome, {name}.' })
  const at = (address: string) => ({ where: { kind: 'place' as const, address, map: '' }, contact: 'Mr. Mehta' })
  for (const address of ['14, Zaveri Bazaar', '2, Opera Company'])
    await saveTemplate({ use: 'interview', text: '', interview: at(address) })
  const read = (who: Actor) => first<MessageTemplate[]>((...on) => of(who).watchTemplates(...on))
  expect(await read(suvarna)).toMatchObject([
    { use: 'not-now', text: 'Dear {name}, not this time.' },
    { use: 'hired', text: 'Welcome, {name}.' },
    { use: 'interview', interview: at('2, Opera Company') }
  ])
  expect(await read(kesar)).toEqual([])
  await removeTemplate(sorry)
  expect((await first<MessageTemplate[]>(watchTemplates)).map(({ use }) => use)).toEqual(['hired', 'interview'])
})
