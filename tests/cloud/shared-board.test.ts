import { deleteApp, initializeApp } from 'firebase/app'
import { disableNetwork, enableNetwork, terminate, waitForPendingWrites } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Applications, createApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createCandidatesRepository } from '#renderer/data/candidates/candidates-repository.ts'
import { createEditedPagesRepository } from '#renderer/data/edited-pages-repository.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import { createLiveJobsRepository } from '#renderer/data/live-jobs-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { openDatabase } from '#renderer/storage/firestore/firestore-database.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { serverTimeoutMs } from '#renderer/storage/firestore/reading/resilient-listener.ts'
import { applications } from '#shared/collections/applications.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { pages, pageVersions } from '#shared/collections/static-pages.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import { noLink } from '#shared/domain/candidate/candidate.ts'
import { buildPublicProfile, emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { parseVersions } from '#shared/domain/page/static-page-versions.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import { passTimers } from '#tests/support/hold-timers.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { until } from '#tests/support/until.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

// The store of the shared board as the app uses it, under the rules that are deployed.

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

const emails: Record<Role, string> = {
  Admin: 'asha@loupe.example',
  Employer: 'suvarna_employer@loupe.example',
  Candidate: 'meena@example.com'
}

function person(role: Role, uid = `u-${role}`): SessionUser {
  return { uid, role, email: emails[role], isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
}

const employer = person('Employer')
const administrator = person('Admin')
const meena = person('Candidate', 'u-meena')
const ravi = person('Candidate', 'u-ravi')

/** The board on a device of this person's; null: a visitor's. */
function boardOf(who: SessionUser | null, isOnline?: () => boolean): DocumentStore {
  const database = emulated.as(
    who && { sub: who.uid, email: who.email, email_verified: true, ...(who.isAdmin && { admin: true }) }
  )
  const store = createFirestoreStore({
    getDatabase: () => database,
    getUid: () => who?.uid,
    ...(isOnline && { isOnline })
  })
  return createAuthorizedStore(store, () => who)
}

const onError = (error: Error) => {
  throw error
}

test('new job › reaches the review queue at once and is public once approved', async () => {
  const jobsRepository = createJobsRepository(boardOf(employer), undefined, true)
  const moderation = createJobsRepository(boardOf(administrator), undefined, true)
  const job = await jobsRepository.post(employer, contentNamed('Stone setter'))
  const [waiting, seen, listed]: [string[][], (string | null)[], string[][]] = [[], [], []]
  const visitor = createLiveJobsRepository(boardOf(null))
  stops.push(
    moderation.watchQueue('pending', 9, ({ jobs }) => waiting.push(jobs.map(({ title }) => title)), onError),
    visitor.watchJob(job.id, (found) => seen.push(found?.title ?? null), onError),
    visitor.watchFeatured((jobs) => listed.push(jobs.map(({ title }) => title)), onError)
  )
  await until(() => expect([waiting.at(-1), seen.at(-1), listed.at(-1)]).toEqual([['Stone setter'], null, []]))
  await moderation.approve(administrator, job)
  await until(() =>
    expect([waiting.at(-1), seen.at(-1), listed.at(-1)]).toEqual([[], 'Stone setter', ['Stone setter']])
  )
})

const profile = {
  ...emptyProfile,
  id: meena.uid,
  name: 'Meena Patel',
  headline: 'Kundan setter',
  location: 'Jaipur RJ',
  contactNumber: '+91 98250 12345'
}

async function publishProfile() {
  const documents = boardOf(meena)
  const withDocument = { ...profile, resumeUrl: 'https://documents.example.com/meena.pdf' }
  await documents.change(candidateProfiles, 'meena_patel', (stored) =>
    buildPublicProfile(withDocument, 'meena_patel', stored)
  )
  return documents
}

test('public profile › hides the links of its documents from other candidates', async () => {
  await publishProfile()
  expect(JSON.stringify(await emulated.raw('candidateProfiles'))).not.toContain('documents.example.com')
  for (const [who, answer] of [
    [ravi, 'refused'],
    [employer, 'https://documents.example.com/meena.pdf'],
    [administrator, 'https://documents.example.com/meena.pdf'],
    [meena, 'https://documents.example.com/meena.pdf']
  ] as const) {
    const candidates = createCandidatesRepository(boardOf(who))
    const { documents } = await boardOf(who).query(candidateProfiles, {
      where: { hidden: false },
      order: 'stored',
      limit: 9
    })
    const [publicProfile] = documents
    expect(publicProfile).toMatchObject({
      name: 'Meena Patel',
      resumeUrl: '',
      documents: { resume: true, aadhar: false }
    })
    const found =
      publicProfile &&
      candidates.readDocumentLink(publicProfile, 'resume').catch((error: { failure: string }) => error.failure)
    expect(await found).toBe(answer)
    expect(publicProfile && (await candidates.readDocumentLink(publicProfile, 'aadhar').catch(() => noLink))).toBe(
      noLink
    )
  }
})

test('profile hidden by the administrator › cannot be shown again by its owner', async () => {
  const documents = await publishProfile()
  const repository = createCandidatesRepository(boardOf(administrator))
  await expect(createCandidatesRepository(boardOf(employer)).setBlocked('meena_patel', true)).rejects.toMatchObject({
    failure: 'refused'
  })
  await repository.setBlocked('meena_patel', true)
  const blocked: string[][] = []
  stops.push(repository.watchBlocked((found) => blocked.push(found.map(({ id }) => id)), onError))
  await until(() => expect(blocked.at(-1)).toEqual(['meena_patel']))
  await publishProfile()
  const publicProfile = { id: 'meena_patel', hidden: true, blocked: true, documents: { resume: true, aadhar: false } }
  expect(await emulated.raw('candidateProfiles')).toMatchObject([publicProfile])
  await repository.setBlocked('meena_patel', false)
  const [shown] = await emulated.raw('candidateProfiles')
  expect(shown).toMatchObject({ hidden: false, documents: { resume: true, aadhar: false } })
  expect(Object.keys(shown as object)).not.toContain('blocked')
  expect(await emulated.raw('candidateDocuments')).toMatchObject([
    { resumeUrl: 'https://documents.example.com/meena.pdf' }
  ])

  await repository.setBlocked('meena_patel', true)
  await documents.remove(candidateProfiles, 'meena_patel')
  expect([await emulated.raw('candidateProfiles'), await emulated.raw('candidateDocuments')]).toEqual([[], []])
  await expect(publishProfile()).rejects.toMatchObject({ failure: 'refused' })
})

const words = ['<p>One</p>', '<p>Two</p>', '<p>Three</p>'] as const

test('earlier versions of a static page › are readable by the administrator only', async () => {
  const pageTexts = createEditedPagesRepository(boardOf(administrator))
  const received: (string[] | null)[] = []
  stops.push(
    pageTexts.watchPageRecord(
      'about-us',
      (page) => received.push(page && [page.content, ...parseVersions(page).map(({ content }) => content)]),
      onError
    )
  )
  for (const [revision, text] of words.entries()) await pageTexts.save('about-us', text, revision)
  await until(() => expect(received.at(-1)).toEqual(['<p>Three</p>', '<p>One</p>', '<p>Two</p>']))
  expect(JSON.stringify(await emulated.raw('pages'))).not.toMatch(/One|Two/)
  expect(await boardOf(null).get(pages, 'about-us')).toMatchObject({ content: '<p>Three</p>', revision: 3 })
  for (const who of [null, meena, employer]) {
    await expect(boardOf(who).get(pageVersions, 'about-us')).rejects.toMatchObject({ failure: 'refused' })
  }
  await expect(pageTexts.save('about-us', '<p>Late</p>', 2)).rejects.toMatchObject({
    failure: 'conflict',
    stored: { content: '<p>Three</p>' }
  })
})

test('withdrawn application › shows the employer nothing about the candidate', async () => {
  const job = await createJobsRepository(boardOf(administrator), undefined, true).approve(
    administrator,
    await createJobsRepository(boardOf(employer), undefined, true).post(employer, contentNamed('Stone setter'))
  )
  const applicationsOf = (who: SessionUser) =>
    createApplicationsRepository({
      documents: boardOf(who),
      files: createMemoryFiles(),
      getActor: () => who,
      hidesWithdrawn: true
    })
  const candidate = applicationsOf(meena)
  const theirs = applicationsOf(employer)
  const seen: Applications[] = []
  stops.push(theirs.watchForEmployer(employer.uid, 9, (result) => seen.push(result), onError))
  await until(() => expect(seen.at(-1)?.applications).toEqual([]))
  const sent = await candidate.apply(job, profile, 'I can start at once.')
  await until(() => expect(seen.at(-1)?.applications).toMatchObject([{ uid: meena.uid, state: 'new' }]))
  await candidate.withdraw(sent)
  await until(() => expect(seen.at(-1)?.applications).toMatchObject([{ uid: '', state: 'withdrawn', jobId: job.id }]))
  expect(JSON.stringify(seen.at(-1))).not.toMatch(/meena/i)
  await expect(boardOf(employer).get(applications, sent.id)).rejects.toMatchObject({ failure: 'refused' })
  await expect(theirs.move(sent, 'hired')).rejects.toMatchObject({ failure: 'conflict', stored: undefined })
  const mine: Applications[] = []
  stops.push(candidate.watchOwn(meena.uid, 9, (result) => mine.push(result), onError))
  await until(() =>
    expect(mine.at(-1)).toMatchObject({ total: 1, applications: [{ id: sent.id, state: 'withdrawn' }] })
  )
  // Once is once: the application that is there is the answer.
  expect(await candidate.apply(job, profile, '')).toMatchObject({ id: sent.id, state: 'withdrawn' })
  expect(await emulated.raw('withdrawals')).toHaveLength(1)
})

test('Firestore cache › shows the next user no data of the previous user while offline', async () => {
  await createJobsRepository(boardOf(employer), undefined, true).post(employer, contentNamed('Not public yet'))
  const database = emulated.as({
    sub: administrator.uid,
    email: administrator.email,
    email_verified: true,
    admin: true
  })
  let viewer: SessionUser | null = administrator
  const store = createFirestoreStore({
    getDatabase: () => database,
    getUid: () => viewer?.uid,
    getViewer: () => viewer
  })
  const queue: string[][] = []
  const watchQueue = (results: string[][], failures: string[]) =>
    createJobsRepository(store, undefined, true).watchQueue(
      'pending',
      9,
      ({ jobs }) => results.push(jobs.map(({ title }) => title)),
      ({ failure }) => failures.push(failure)
    )
  stops.push(watchQueue(queue, []))
  await until(() => expect(queue.at(-1)).toEqual(['Not public yet']))
  await disableNetwork(database)
  const [results, failures]: [string[][], string[]] = [[], []]
  const again: string[][] = []
  stops.push(watchQueue(again, []))
  await until(() => expect(again.at(-1)).toEqual(['Not public yet']))
  viewer = meena
  // It is counted from the question on, and some of it has passed when the answer comes.
  const takeTime = passTimers(serverTimeoutMs / 2, serverTimeoutMs)
  stops.push(watchQueue(results, failures))
  await until(() => expect(failures).toEqual(['unavailable']))
  takeTime()
  expect(results).toEqual([])
  const id = (await emulated.raw('jobs')).map((job) => (job as { id: string }).id)[0] ?? ''
  await expect(store.get(jobs, id)).rejects.toMatchObject({ failure: 'unavailable' })
  await enableNetwork(database)
})

test('notice about an unreadable Firestore document › is shown only to the user who read it', async () => {
  await emulated.put('jobs', [
    ['job_1', { id: 'job_1', revision: 1, status: 'approved', expiresOn: '9999-12-31', title: 'No company' }]
  ])
  const store = createFirestoreStore({ getDatabase: () => emulated.as(null), getUid: () => undefined })
  const notices: StoreNotice[][] = []
  stops.push(store.notices.watch((shown) => notices.push(shown)))
  await store.query(jobs, { where: { status: 'approved' }, unexpired: 'expiresOn', order: 'stored', limit: 9 })
  const [notice] = notices.at(-1) ?? []
  expect(notice).toMatchObject({ reason: 'unreadable', collection: 'jobs' })
  store.changePerson()
  expect(notices.at(-1)).toEqual([])
  await expect(store.notices.readContent(notice?.id ?? '', { uid: 'admin', isAdmin: true })).rejects.toThrow(
    'is not there any more'
  )
})

test('kiosk › clears its Firestore cache and keeps updating the job list', async () => {
  const { host, port } = firestoreEmulator()
  const app = initializeApp({ projectId: emulated.project, apiKey: 'none' }, `${emulated.project}-kiosk`)
  const database = openDatabase(app, { emulators: { auth: '', firestore: `${host}:${port}` }, kiosk: true })
  const store = createFirestoreStore({ getDatabase: database.getCurrent, getUid: () => undefined })
  const [titles, failures]: [string[][], string[]] = [[], []]
  const listen = (jobs: { title: string }[]) => titles.push(jobs.map(({ title }) => title))
  stops.push(createLiveJobsRepository(store).watchFeatured(listen, ({ failure }) => failures.push(failure)))
  await until(() => expect(titles.at(-1)).toEqual([]))
  const before = database.getCurrent()
  await store.forget(database.reset)
  expect(database.getCurrent()).not.toBe(before)
  expect(() => waitForPendingWrites(before)).toThrow(/terminated/)
  await createJobsRepository(boardOf(administrator), undefined, true).post(administrator, contentNamed('Wax carver'))
  await until(() => expect(titles.at(-1)).toEqual(['Wax carver']))
  expect(failures).toEqual([])
  await terminate(database.getCurrent())
  await deleteApp(app)
})
