import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRepositories, type Repositories } from '#renderer/data/open-repositories.ts'
import { createOutboxSender } from '#renderer/data/outbox/outbox-sender.ts'
import { createRoutedStore } from '#renderer/storage/core/routed-store.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { createJobId } from '#shared/domain/job/job-id.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { asha, meena, meenaProfile as profile, suvarna, tokenOf } from '#tests/support/board-people.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { until } from '#tests/support/until.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

// Unsent work on a device for the shared board, under the deployed rules.

vi.setConfig({ testTimeout: 60_000 })

/** More than pages are killed after. */
const many = 14

let emulated: EmulatedBoard
let stops: (() => void)[] = []

beforeEach(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
})
afterEach(async () => {
  for (const stop of stops) stop()
  stops = []
  await emulated.close()
})

interface Page {
  repositories: Repositories
  /** Whether the network is there. */
  line: { isOnline: boolean }
  /** Begins to send; `onSent` of each round. */
  send(): void
}

/**
 * A page of this person on a device. `losesAnswer`: says of the number of a write, counted from 1, whether its answer never comes; the
 * page is killed then, and nothing that it does later reaches the device or the board.
 */
function openPage(who: SessionUser, device: MemoryStore, losesAnswer: (write: number) => boolean = () => false): Page {
  const line = { isOnline: true }
  const token = tokenOf(who)
  const database = emulated.as(token)
  const board = createFirestoreStore({
    getDatabase: () => database,
    getUid: () => who.uid,
    isOnline: () => line.isOnline
  })
  let [writes, isKilled] = [0, false]
  const checkAlive = () => {
    if (isKilled) throw new StoreError('unavailable', 'this page is gone', { isOffline: true })
  }
  const frail = (store: DocumentStore): DocumentStore => ({
    ...store,
    async change(collection, ...more) {
      checkAlive()
      const stored = await store.change(collection, ...more)
      if (store === board && (collection.name === 'jobs' || collection.name === 'applications')) {
        writes += 1
        isKilled ||= losesAnswer(writes)
      }
      checkAlive()
      return stored
    },
    async remove(...more) {
      checkAlive()
      await store.remove(...more)
    }
  })
  const documents = createRoutedStore(frail(device), frail(board), ({ place }) => place !== undefined)
  const repositories = openRepositories({ documents, files: createMemoryFiles(), keepsUnsent: true }, who, () => who)
  return {
    ...{ repositories, line },
    send() {
      const { outbox, deliver } = repositories
      if (!outbox) throw new Error('nothing waits here')
      const sender = createOutboxSender({ outbox, deliver, isCurrent: () => true, lockName: 'alone', onSent: () => {} })
      stops.push(sender.stop)
      sender.wake()
    }
  }
}

/** The device's disk when a page is killed: all that was acknowledged. */
const afterKill = (device: MemoryStore, uid: string) =>
  createMemoryStore({ elements: { [`unsent_${uid}`]: device.readElements(`unsent_${uid}`) } })

const listUnsent = (device: MemoryStore, uid: string) =>
  device.readElements(`unsent_${uid}`) as { id: string; refusal?: string }[]

/** Kills the page again and again, each time after a write whose answer never came, until everything was sent. */
async function sendThroughKills(who: SessionUser, first: MemoryStore): Promise<{ device: MemoryStore; kills: number }> {
  let device = first
  for (const last of [1, 3, 2, 5, 1]) {
    let isKilled = false
    openPage(who, device, (write) => {
      isKilled = write >= last
      return isKilled
    }).send()
    await until(() => expect(isKilled).toBe(true))
    device = afterKill(device, who.uid)
  }
  openPage(who, device).send()
  await until(() => expect(listUnsent(device, who.uid)).toEqual([]))
  return { device, kills: 5 }
}

async function postWithoutNetwork({ repositories, line }: Page, titles: readonly string[]): Promise<void> {
  line.isOnline = false
  for (const title of titles) {
    const id = createJobId(new Date())
    // As the form does it.
    const error = await repositories.jobs.post(suvarna, contentNamed(title), id).catch((failure) => failure)
    expect(error).toMatchObject({ failure: 'unavailable', isOffline: true })
    await repositories.outbox?.keepJob(id, contentNamed(title))
  }
}

/** Live jobs of Suvarna's. */
async function openJobs(count: number): Promise<Job[]> {
  const moderation = openPage(asha, createMemoryStore()).repositories.jobs
  const { jobs: jobsRepository } = openPage(suvarna, createMemoryStore()).repositories
  const jobs: Job[] = []
  for (let index = 0; index < count; index += 1) {
    jobs.push(await moderation.approve(asha, await jobsRepository.post(suvarna, contentNamed(`Setter ${index}`))))
  }
  return jobs
}

const messageTo = ({ title }: Job) => `I can come for ${title}.`

async function applyWithoutNetwork({ repositories }: Page, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) await repositories.outbox?.keepApplication(job, profile, messageTo(job))
}

test(`outbox of unsent items › stores ${many} offline jobs once each despite kills and lost responses`, async () => {
  const titles = Array.from({ length: many }, (_, index) => `Caster ${index}`)
  const device = createMemoryStore()
  await postWithoutNetwork(openPage(suvarna, device), titles)
  expect(await emulated.raw('jobs')).toEqual([])
  const ids = listUnsent(device, suvarna.uid).map(({ id }) => id)
  expect(ids).toHaveLength(many)
  await sendThroughKills(suvarna, afterKill(device, suvarna.uid))
  const stored = (await emulated.raw('jobs')) as Job[]
  expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(stored.map(({ title }) => title).sort()).toEqual([...titles].sort())
  expect(stored.every(({ revision, status }) => revision === 1 && status === 'pending')).toBe(true)
})

test(`outbox of unsent items › stores ${many} applications once each despite kills, lost responses`, async () => {
  const jobs = await openJobs(many)
  await emulated.put(`people/${meena.uid}/userProfile`, [[meena.uid, { ...profile, revision: 1 }]])
  const device = createMemoryStore()
  await applyWithoutNetwork(openPage(meena, device), jobs)
  await sendThroughKills(meena, afterKill(device, meena.uid))
  const stored = (await emulated.raw('applications')) as Application[]
  expect(stored.map(({ message }) => message).sort()).toEqual(jobs.map(messageTo).sort())
  expect(stored.every(({ revision, state }) => revision === 1 && state === 'new')).toBe(true)
  expect(await emulated.raw(`people/${meena.uid}/appliedJobs`)).toHaveLength(many)
})

test('outbox of unsent items › keeps a refused item with its reason and text', async () => {
  const jobs = await openJobs(6)
  await emulated.put(`people/${meena.uid}/userProfile`, [[meena.uid, { ...profile, revision: 1 }]])
  const [device, moderation] = [createMemoryStore(), openPage(asha, createMemoryStore()).repositories.jobs]
  await applyWithoutNetwork(openPage(meena, device), jobs)
  // In between half of the jobs end, and she applies to the others from her phone.
  const phone = openPage(meena, createMemoryStore()).repositories
  for (const [index, job] of jobs.entries()) {
    if (index % 2 === 0) await moderation.takeDown(asha, job, 'Asks for money.')
    else await phone.applications.apply(job, profile, 'From my phone.')
  }
  openPage(meena, device).send()
  await until(() => expect(listUnsent(device, meena.uid).every(({ refusal }) => refusal !== undefined)).toBe(true))
  expect(listUnsent(device, meena.uid)).toMatchObject(
    jobs.map((job, index) => ({
      ...{ job: { title: job.title }, message: messageTo(job) },
      refusal: index % 2 === 0 ? 'ended' : 'applied'
    }))
  )
  const stored = (await emulated.raw('applications')) as Application[]
  expect(stored.map(({ message }) => message)).toEqual(Array(jobs.length / 2).fill('From my phone.'))
})

test('outbox of unsent items › never overwrites another company’s job and reports a lost role', async () => {
  const device = createMemoryStore()
  const page = openPage(suvarna, device)
  await postWithoutNetwork(page, ['Caster', 'Melter'])
  const [first] = listUnsent(device, suvarna.uid)
  const theirs = { ...suvarna, uid: 'u-kesar', email: 'kesar_employer@loupe.example' }
  const { jobs: jobsRepository } = openPage(theirs, createMemoryStore()).repositories
  await jobsRepository.post(theirs, contentNamed('Polisher'), first?.id)
  // The rules look at the address in the token, whatever the app believes.
  const dismissed = openPage({ ...suvarna, email: 'suvarna@example.com' }, device)
  dismissed.send()
  await until(() =>
    expect(listUnsent(device, suvarna.uid).map(({ refusal }) => refusal)).toEqual(['forbidden', 'forbidden'])
  )
  const { outbox } = page.repositories
  for (const unsent of (await outbox?.list()) ?? []) await outbox?.retry(unsent)
  openPage(suvarna, device).send()
  await until(() => expect(listUnsent(device, suvarna.uid)).toHaveLength(1))
  expect(listUnsent(device, suvarna.uid)).toMatchObject([{ id: first?.id, content: { title: 'Caster' } }])
  expect(((await emulated.raw('jobs')) as Job[]).map(({ title }) => title).sort()).toEqual(['Melter', 'Polisher'])
})
