import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parsePasswordHash } from '#renderer/data/accounts/local/password.ts'
import { openRepositories, type Repositories } from '#renderer/data/repositories.ts'
import type { Watch } from '#renderer/data/watches.ts'
import { candidates, meena, ramesh } from '#renderer/demo/candidates.ts'
import { type BoardElements, makeBoard } from '#renderer/demo/make-board.ts'
import { administrator, suvarna } from '#renderer/demo/people.ts'
import { countLive, listMoments, summarize } from '#renderer/features/dashboard/numbers/summarize.ts'
import { detectResume } from '#renderer/features/profile/form/detect-resume.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { applicationStages } from '#shared/domain/application/application.ts'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'
import { createFlagContext, findFlags } from '#shared/domain/job/flags/find-flags.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readEnding } from '#shared/domain/job/job-ending.ts'
import { countDaysLeft } from '#shared/domain/job/job-expiry.ts'
import { formatTexts, validateJobTexts } from '#shared/domain/job/job-form.ts'
import { parseApprovedVersion, parseRejectedVersion, readRejectionReason } from '#shared/domain/job/job-record.ts'
import { collectionNamed } from '#tests/support/collection-named.ts'
import { device } from '#tests/support/device.ts'
import { createMemoryFiles, type MemoryFiles } from '#tests/support/memory-files.ts'
import { demonstrationHash } from '../../../../build/settings/demonstration.mjs'

/** A usual day, a leap day, a month's end in its last minutes, the first minutes of a month. */
const days = ['2026-11-24T14:20', '2028-02-29T08:00', '2027-01-31T23:55', '2027-03-01T00:05']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const made = new Map<string, Promise<{ files: MemoryFiles; board: BoardElements }>>()

async function make(now: Date) {
  const password = parsePasswordHash(demonstrationHash)
  if (!password) throw new Error('The demonstration password has another form')
  const files = createMemoryFiles()
  return { files, board: await makeBoard(now, files, password) }
}

async function openBoard(day: string) {
  const now = new Date(day)
  vi.setSystemTime(now)
  const making = made.get(day) ?? make(now)
  made.set(day, making)
  const { files, board } = await making
  const documents = Object.assign(createMemoryStore({ elements: Object.fromEntries(board) }), { device })
  const openAs = (person: SessionUser) => openRepositories({ documents, files }, person, () => person)
  return { now, files, board, openAs }
}

const first = <Answer>(watch: Watch<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    watch(resolve, reject)
  })

const listJobs = async ({ postings }: Repositories): Promise<Job[]> =>
  (await first<{ jobs: Job[] }>((...on) => postings.watchAll(500, ...on))).jobs

test.each(days)('on %s each element is as its collection declares it, and nothing is still to come', async (day) => {
  const { board, now } = await openBoard(day)
  const names = [...board.keys()]
  expect(names).toEqual(expect.arrayContaining(['jobs', 'applications', 'reports', 'employerRequests', 'houses']))
  for (const [name, elements] of board) {
    const ids = elements.map((element) => v.parse(collectionNamed(name).schema, element).id)
    expect(new Set(ids).size, name).toBe(ids.length)
  }
  const times = JSON.stringify([...board]).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []
  expect(times.length).toBeGreaterThan(100)
  expect(times.filter((time) => Date.parse(time) > now.getTime())).toEqual([])
})

test.each(days)('on %s the desk has seven postings, two rejected ones, two reports and two requests', async (day) => {
  const { board, openAs } = await openBoard(day)
  const desk = openAs(administrator)
  const readQueue = (status: 'pending' | 'rejected') =>
    first<{ jobs: Job[]; total: number }>((...on) => desk.postings.watchQueue(status, 50, ...on))
  const { jobs: pending, total } = await readQueue('pending')
  expect(total).toBe(7)
  const isRevised = (job: Job) => parseApprovedVersion(job) !== null || parseRejectedVersion(job) !== null
  // The first that the desk shows has a comparison.
  expect(pending.map(isRevised)).toEqual([true, true, false, false, false, false, false])
  const context = createFlagContext(await listJobs(desk))
  expect(pending.map((job) => [job.title, [...new Set(findFlags(job, context).map(({ kind }) => kind))]])).toEqual([
    ['Kundan and Polki Sketch Designer', []],
    ['Retoucher, Product Pictures', []],
    ['Jewellery Packing from Home', expect.arrayContaining(['fee', 'phone', 'first-posting'])],
    ['Urgent: Billing & GST Executive', ['near-duplicate']],
    ['Diamond Grader, Certified Goods', []],
    ['Counter Sales, Silver and Fashion Jewellery', ['first-posting']],
    ['URGENT REQUIRED SALES GIRL!!!', expect.arrayContaining(['age', 'sex', 'marriage'])]
  ])
  const rejected = (await readQueue('rejected')).jobs.map(readRejectionReason)
  expect(rejected).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])

  const reports = await desk.reports.open()
  const { postings: reported } = await first(reports.watchWaiting)
  expect(reported.map(({ state }) => state)).toEqual(['open', 'asked'])
  const question = await first<unknown>((...on) => reports.watchQuestion(reported[1]?.id ?? '', ...on))
  expect(question).toMatchObject({ text: expect.stringMatching(/\w/) })

  const requests = await desk.housesDesk.open()
  expect((await first<{ total: number }>((...on) => requests.watchWaiting(20, ...on))).total).toBe(1)
  const states = board.get('employerRequests')?.map((request) => (request as { state: string }).state)
  expect(states?.sort()).toEqual(['approved', 'approved', 'approved', 'asked', 'waiting'])
})

test.each(days)(
  'on %s three verified houses have words of their own and live postings, and one says how soon it answers',
  async (day) => {
    const { openAs } = await openBoard(day)
    const { houses, housesDesk } = openAs(administrator)
    const found = (await first((await housesDesk.open()).watchHouses)).flatMap(({ house }) => house ?? [])
    expect(found.map(({ verified, about }) => [verified.length > 1, about.length > 40])).toEqual(
      [1, 2, 3].map(() => [true, true])
    )
    expect(found.some(({ answering, people }) => answering && people?.includes(suvarna.uid))).toBe(true)
    const pages = await houses.open()
    for (const { id } of found)
      expect((await first<{ total: number }>((...on) => pages.watchLive(id, ...on))).total, id).toBeGreaterThan(0)
  }
)

test.each(days)('on %s the employer has a live, an ending and a filled posting, and nine applicants', async (day) => {
  const { now, files, openAs } = await openBoard(day)
  const { postings, applications, applicantNotes, shortlist } = openAs(suvarna)
  const { jobs } = await first<{ jobs: Job[] }>((...on) => postings.watchOwn(suvarna.uid, 50, ...on))
  expect(jobs.map(({ title }) => title).sort()).toEqual([
    'Casting Supervisor',
    'Diamond Setter, Micro-pavé',
    'Polisher, White Gold'
  ])
  const find = (title: string) => jobs.find((job) => job.title.startsWith(title)) as Job
  expect(countDaysLeft(find('Diamond'), now)).toBeGreaterThan(20)
  // Postings end by UTC: where that is another day than here, one more or less is left.
  expect(countDaysLeft(find('Casting'), now)).toBeOneOf([2, 3, 4])
  expect(readEnding(find('Polisher'))).toBe('filled-here')

  const { applications: received } = await first<Parameters<Parameters<typeof applications.watchForEmployer>[2]>[0]>(
    (...on) => applications.watchForEmployer(suvarna.uid, 50, ...on)
  )
  expect([received.length, new Set(received.map(({ uid }) => uid)).size]).toEqual([9, 9])
  const forSetter = received.filter(({ jobId }) => jobId === find('Diamond').id)
  expect(new Set(forSetter.map(({ state }) => state))).toEqual(new Set(applicationStages))
  const resumes = received.flatMap(({ profile }) => parseFileLink(profile?.resumeUrl ?? '') ?? [])
  expect(resumes.length).toBe(8)
  for (const name of resumes) {
    const bytes = new Uint8Array((await (await files.read(name))?.arrayBuffer()) ?? [])
    expect(await detectResume(bytes, 'resume.pdf')).toBe('pdf')
  }
  const notes = await first<unknown[]>((...on) => applicantNotes?.watch(find('Diamond').id, ...on) ?? (() => {}))
  expect(notes.length).toBe(3)
  expect((await first<unknown[]>((...on) => shortlist?.watch(...on) ?? (() => {}))).length).toBe(3)
})

test.each(days)('on %s the numbers look back over twelve weeks', async (day) => {
  const { now, openAs } = await openBoard(day)
  const jobs = await listJobs(openAs(administrator))
  const [all] = countLive(jobs, listMoments('weeks', now), () => 'all', 1)
  expect(all?.counts.length).toBe(12)
  expect(all?.counts).not.toContain(0)
  const { decided, medianHours } = summarize(jobs, () => 0, now.getTime())
  expect([decided > 15, Number(medianHours) > 1]).toEqual([true, true])
})

test('the candidate reads how their applications went', async () => {
  const { applications, profile } = (await openBoard('2026-11-24T14:20')).openAs(meena.person)
  const own = await first<{ applications: { state: string }[] }>((...on) =>
    applications.watchOwn(meena.person.uid, 20, ...on)
  )
  expect(own.applications.map(({ state }) => state).sort()).toEqual(['interview', 'new', 'not-now'])
  expect(await first<unknown>(profile.watch)).toMatchObject({ name: 'Meena Patel', hidden: false })
})

test('an employer finds every candidate but the one who is hidden', async () => {
  const repositories = (await openBoard('2026-11-24T14:20')).openAs(suvarna)
  const anybody = { q: '', location: '', skills: '', availability: '' }
  const found = await first<{ candidates: { name: string }[] }>((...on) =>
    repositories.candidates.watchSearch(anybody, candidates.length, ...on)
  )
  const names = candidates.filter((one) => one !== ramesh).map(({ profile }) => profile.name)
  expect(found.candidates.map(({ name }) => name).sort()).toEqual(names.sort())
})

test('every posting passes the form', async () => {
  const { openAs } = await openBoard('2026-11-24T14:20')
  for (const job of await listJobs(openAs(administrator)))
    expect(validateJobTexts(formatTexts(job)), job.title).toHaveProperty('content')
})

test('one day always makes the same board', async () => {
  const [morning, evening] = await Promise.all(
    ['2027-01-31T06:00', '2027-01-31T22:00'].map((day) => make(new Date(day)))
  )
  // The names of files are random.
  const write = (board: BoardElements | undefined) => JSON.stringify([...(board ?? [])]).replace(/_[\da-f]{32}/g, '')
  expect(write(evening?.board) === write(morning?.board)).toBe(true)
})
