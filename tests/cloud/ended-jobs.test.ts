import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createJobOutcomeRepository, type JobOutcome } from '#renderer/data/job-outcome-repository.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import { createLiveJobsRepository, type JobSearchResult } from '#renderer/data/live-jobs-repository.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { serverTimeoutMs } from '#renderer/storage/firestore/reading/resilient-listener.ts'
import { fetchServerTime } from '#renderer/storage/firestore/reading/server-clock.ts'
import { formatBoardDay } from '#shared/documents/india-time.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'
import { admin, contentNamed, jobOf, meena, suvarna } from '#tests/support/job-people.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { until } from '#tests/support/until.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

// Ended jobs on a shared board, under the deployed rules.

let emulated: EmulatedBoard
let stops: (() => void)[] = []

beforeEach(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops) stop()
  stops = []
  await emulated.close()
})

const user = ({ uid, role, email }: Pick<SessionUser, 'uid' | 'role' | 'email'>): SessionUser => ({
  ...{ uid, role, email },
  ...{ isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
})
const [moderation, owner, candidate] = [user({ ...admin, uid: 'u-asha' }), user(suvarna), user(meena)]

/** The board on a device of this person's; null: a visitor's. */
function deviceOf(who: SessionUser | null) {
  const database = emulated.as(
    who && { sub: who.uid, email: who.email, email_verified: true, ...(who.isAdmin && { admin: true }) }
  )
  const { host, port } = firestoreEmulator()
  const store = createFirestoreStore({
    getDatabase: () => database,
    getUid: () => who?.uid,
    fetchServerTime: () => fetchServerTime(emulated.project, `${host}:${port}`)
  })
  const documents = createAuthorizedStore(store, () => who)
  return {
    ...{ database, store, documents },
    jobs: createJobsRepository(documents, undefined, true),
    applications: createApplicationsRepository({
      documents,
      files: createMemoryFiles(),
      getActor: () => who,
      hidesWithdrawn: true
    })
  }
}

const fail = (error: unknown) => {
  throw error
}
const everything = { q: '', location: '', category: '', type: '' }
const dayMs = 86_400_000
const day = (days: number) => formatBoardDay(new Date(Date.now() + days * dayMs))
const profile = {
  ...emptyProfile,
  id: meena.uid,
  name: 'Meena Patel',
  headline: 'Setter',
  location: 'Jaipur RJ',
  contactNumber: '9825012345'
}

/** A visitor's results, on every page at once. */
function lookAround(store: ReturnType<typeof deviceOf>['store'], id: string) {
  const [found, shown, counts, outcomes]: [string[][], (string | null)[], (number | undefined)[], JobOutcome[]] = [
    [],
    [],
    [],
    []
  ]
  const visitor = createLiveJobsRepository(store)
  const ids = ({ jobs }: JobSearchResult) => jobs.map((job) => job.id).sort()
  stops.push(
    visitor.watchSearch(everything, 9, (result) => found.push(ids(result)), fail),
    visitor.watchJob(id, (job) => shown.push(job?.id ?? null), fail),
    visitor.watchCounts(({ all }) => counts.push(all), fail),
    createJobOutcomeRepository(store).watch(id, (outcome) => outcomes.push(outcome), fail)
  )
  return () => ({ found: found.at(-1), shown: shown.at(-1), count: counts.at(-1), outcome: outcomes.at(-1) })
}

const presses = 2

test('job taken down by the administrator › disappears from every open page until reopened', async ({ annotate }) => {
  const { jobs: jobsRepository } = deviceOf(moderation)
  const waiting = await deviceOf(owner).jobs.post(owner, contentNamed('Stone setter'))
  let job = await jobsRepository.approve(moderation, waiting)
  const { id } = job
  const read = lookAround(deviceOf(null).store, id)
  const live = { found: [id], shown: id, count: 1, outcome: { state: 'live' } }
  await until(() => expect(read()).toEqual(live))
  const ended = { state: 'ended', ending: 'taken-down', category: 'Production' }
  const times: number[] = []
  for (let press = 0; press < presses; press += 1) {
    const pressedAt = performance.now()
    const [taken] = await Promise.all([
      jobsRepository.takeDown(moderation, job, 'It asks for money'),
      until(() => expect(read()).toEqual({ found: [], shown: null, count: 0, outcome: ended }))
    ])
    times.push(Math.round(performance.now() - pressedAt))
    // Nothing that anybody has written is left for others to read.
    expect(JSON.stringify(await emulated.raw('endedJobs'))).not.toMatch(/money|Stone|Suvarna/)
    job = await jobsRepository.reopen(moderation, taken)
    await until(() => expect(read()).toEqual(live))
  }
  // Told, and not asked for: times depend on the machine.
  await annotate(`from the press to gone on another device: ${times.join(', ')} ms`)
  expect(await emulated.raw('endedJobs')).toEqual([])
})

test('closing all jobs of an employer › shows applicants that the jobs are closed', async () => {
  const [{ jobs: jobsRepository }, mine] = [deviceOf(moderation), deviceOf(owner)]
  const job = await jobsRepository.approve(moderation, await mine.jobs.post(owner, contentNamed('Polisher')))
  await mine.jobs.post(owner, contentNamed('Caster'))
  const applicant = deviceOf(candidate)
  await applicant.applications.apply(job, profile, '')
  const outcomes: JobOutcome[] = []
  stops.push(createJobOutcomeRepository(applicant.documents).watch(job.id, (outcome) => outcomes.push(outcome), fail))
  await until(() => expect(outcomes.at(-1)).toEqual({ state: 'live' }))
  await mine.jobs.closeAll(owner)
  await until(() => expect(outcomes.at(-1)).toMatchObject({ state: 'ended', ending: 'not-filled' }))
  expect(await emulated.raw('jobs')).toMatchObject([{ status: 'deleted' }, { status: 'deleted' }])
})

test('applications to a closed job › are kept when accepted before it closed, and refused later', async () => {
  // A busy machine takes longer for several at once than the app waits for each.
  holdTimers(serverTimeoutMs)
  const [{ jobs: jobsRepository }, mine] = [deviceOf(moderation), deviceOf(owner)]
  const job = await jobsRepository.approve(moderation, await mine.jobs.post(owner, contentNamed('Polisher')))
  const send = (index: number) => {
    const who = user({ ...meena, uid: `u-${index}` })
    return deviceOf(who).applications.apply(job, { ...profile, id: who.uid }, '')
  }
  const early = [await send(0), await send(1)]
  const [closed, ...during] = await Promise.allSettled([mine.jobs.close(owner, job, 'filled-here'), send(2), send(3)])
  expect(closed.status).toBe('fulfilled')
  const accepted = during.flatMap((sent) => (sent.status === 'fulfilled' ? sent.value.uid : []))
  for (const sent of during) if (sent.status === 'rejected') expect(sent.reason).toMatchObject({ failure: 'refused' })
  await expect(send(4)).rejects.toMatchObject({ failure: 'refused' })
  const stored = (await emulated.raw('applications')) as { uid: string }[]
  expect(stored.map(({ uid }) => uid).sort()).toEqual([...early.map(({ uid }) => uid), ...accepted].sort())
  expect(await mine.applications.declineOpen(job.id, 'The job is filled.')).toBe(stored.length)
})

describe.each([-3, 3])('live jobs on a device whose clock is off by %s days', (days) => {
  test('include every live job and no expired job', async () => {
    const jobs = ([-3, -2, -1, 0, 1, 2, 3, 40] as const).map((left) => {
      const { revision, history, ...job } = jobOf('approved', { id: `job_${left}`, expiresOn: day(left) })
      return [job.id, { ...job, revision, history }] as const
    })
    await emulated.put('jobs', jobs)
    const live = jobs.flatMap(([id, { expiresOn }]) => (String(expiresOn) >= day(0) ? id : [])).sort()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
    const [ofOver, ofLive] = [lookAround(deviceOf(null).store, 'job_-1'), lookAround(deviceOf(null).store, 'job_0')]
    const expired = { state: 'ended', ending: 'expired', category: 'Production' }
    const seen = { found: live, count: live.length }
    await until(() => expect(ofOver()).toEqual({ ...seen, shown: null, outcome: expired }))
    await until(() => expect(ofLive()).toEqual({ ...seen, shown: 'job_0', outcome: { state: 'live' } }))
  })
})
