import { beforeAll, expect, test } from 'vitest'
import { jobLimits } from '#shared/domain/job/job-content-fields.ts'
import { benefits, termLines } from '#shared/domain/job/job-terms.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { parseVersions, reducePage } from '#shared/domain/page/static-page-versions.ts'
import {
  maxAnswerLength,
  maxApplicationHistory,
  maxReasonLength,
  maxRevisableHistory
} from '#shared/domain/text-limits.ts'
import { buildRules } from '../../../build/firebase/build-firestore-rules.mjs'
import { type Fields, prepareNext, type Stored, together, update } from './attempts.ts'
import type { BareClient } from './bare-client.ts'
import { hari } from './companies/company-people.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from './job-steps.ts'
import { projectUnder } from './on-the-emulator.ts'
import { asha, meena, suvarna } from './people.ts'
import { applications, jobHistories, jobs, line, openPart, pages, pageVersions, sampleBoard } from './sample-board.ts'
import { formatInstant } from './sample-times.ts'
import { apply, withdraw } from './writes/applications.ts'
import { removeJob } from './writes/jobs.ts'

// The largest documents that the app lets people write, in letters of three bytes: a document of Firestore has 1 MiB.

let client: BareClient

beforeAll(async () => {
  client = await projectUnder(buildRules('loupe.example'))
})

const devanagari = (length: number) => 'क'.repeat(length)
const path = 'jobs/job-pending'

/** A job that fills everything it may, and was rejected with every other line of its history. */
function longest(lines: number): Fields {
  const paragraphs = Array.from({ length: jobLimits.lines.max }, () => devanagari(jobLimits.lines.maxLength))
  const content = {
    ...{ title: devanagari(jobLimits.title), company: devanagari(jobLimits.company) },
    ...{ location: devanagari(jobLimits.location), salaryRange: devanagari(jobLimits.salaryRange) },
    ...{ category: 'Production', type: 'Full-time', description: devanagari(jobLimits.description) },
    ...{ responsibilities: paragraphs, qualifications: paragraphs },
    keywords: Array.from({ length: jobLimits.keywords.max }, () => devanagari(jobLimits.keywords.maxLength))
  }
  const history = Array.from({ length: lines }, (_, index) =>
    index % 2 === 1
      ? { ...line('reject', asha.uid, 'Admin', 'a'.repeat(64), index + 1), reason: devanagari(maxReasonLength) }
      : line('revise', 'x'.repeat(128), 'Employer', 'b'.repeat(64), index + 1)
  )
  const approvedVersion = { content, at: formatInstant(-19) }
  return { ...jobs.pending, ...content, revision: lines, history, approvedVersion }
}

/** A job and its history, as they are stored. */
function split(job: Fields): { documents: Stored[]; apart: Fields } {
  const { id, history } = job
  const apart = { ...jobHistories.get(String(id)), history }
  return {
    documents: [
      [`jobs/${id}`, openPart(job)],
      [`jobHistory/${id}`, apart]
    ],
    apart
  }
}

test('administrator › can decide the longest possible job again and again', async () => {
  let job = longest(maxRevisableHistory)
  let { documents, apart } = split(job)
  await client.store(documents)
  const reason = devanagari(maxReasonLength)
  for (const type of ['reject', 'restore', 'reject', 'restore', 'approve'] as const) {
    job = buildStepped(job, type, asha, type === 'reject' ? { rejectionReason: reason } : {})
    if (type === 'reject') {
      const history = job.history as Fields[]
      job = { ...job, history: [...history.slice(0, -1), { ...history.at(-1), reason }] }
    }
    expect([type, await client.attempt(asha, writeJob(path, job, {}, apart))]).toEqual([type, 'allowed'])
    apart = prepareNext(apart, { history: job.history })
  }
})

test('administrator › can delete a pending job with 3,000 history entries', async () => {
  const history = Array.from({ length: 3000 }, (_, index) => line('revise', suvarna.uid, 'Employer', 'suvarna', index))
  await client.store(split({ ...jobs.pending, history, revision: 3000 }).documents)
  expect(await client.attempt(asha, removeJob('job-pending'))).toBe('allowed')
})

test('candidate › can withdraw an application that has the maximum number of moves', async () => {
  const history = Array.from({ length: maxApplicationHistory }, (_, index): Fields => {
    if (index === 0) return { state: 'new', at: formatInstant(-5) }
    const state = index % 2 === 1 ? 'reviewed' : 'interview'
    return { state, at: formatInstant(-4), message: devanagari(maxAnswerLength) }
  })
  const before = { ...applications.sent, state: 'reviewed', history }
  await client.store([[`applications/${before.id}`, before]])
  expect(await client.attempt(meena, withdraw(before))).toBe('allowed')
})

test('static page › accepts the longest text repeatedly and keeps the previous text', async () => {
  await client.store(sampleBoard)
  let page: Fields = pages.about
  let apart: Fields = pageVersions.about
  for (const letter of 'कखगघङ') {
    const merged = { ...page, versions: apart.versions } as unknown as StaticPage
    const text = letter.repeat(100_000)
    const { content, versions } = reducePage(merged, 'about-us', text, new Date()) as unknown as Fields
    page = prepareNext(page, { content })
    apart = prepareNext(apart, { versions })
    const writes = together(update('pages/about-us', page), update('pageVersions/about-us', apart))
    expect(await client.attempt(asha, writes)).toBe('allowed')
  }
  expect(parseVersions(apart as unknown as StaticPage).map(({ content }) => content[0])).toEqual(['घ'])
})

// For one request the database evaluates 1,000 expressions; what needs more is refused, whoever asks.
test('Firestore rules › stay 50 expressions below Firestore’s limit in each write', async () => {
  const load = `function load() { return ${'true && '.repeat(8)}true; }`
  const before = 'load() && '.repeat(3)
  const rules = buildRules('loupe.example')
    .replace('function isSignedIn', `${load}\n    function isSignedIn`)
    .replace('return areNames([job.title', `return ${before}areNames([job.title`)
    .replace('return profile.keys()', `return ${before}profile.keys()`)
  expect(rules.match(/load\(\)/g)).toHaveLength(7)
  const loaded = await projectUnder(rules)
  const terms = {
    ...{ openings: 4, experienceFrom: 2, experienceTo: 5, benefits: [...benefits], trialPiece: 'paid' },
    ...Object.fromEntries(termLines.map((field) => [field, 'Sunday']))
  }
  const questions = ['choice\tWhich shift?\tDay\tNight', 'yesNo\tOwn tools?', 'number\tYears?']
  const content = { terms, questions }
  const revise = (job: keyof typeof jobs, person: typeof suvarna | typeof hari) =>
    writeJob(`jobs/${jobs[job].id}`, buildStepped(jobs[job], 'revise', person, content))
  const edited = buildStepped(jobs.rejected, 'edit', asha, { searchKeys: ['setter'], ...content })
  const costliest = [
    { person: suvarna, attempt: makeJob('jobs/job_1_new', buildPosted(suvarna, 'jobs/job_1_new', content)) },
    { person: suvarna, attempt: revise('approved', suvarna) },
    // This employer has an ordinary email: the rules read the administrator's approval.
    { person: hari, attempt: revise('haris', hari) },
    { person: asha, attempt: writeJob('jobs/job-rejected', edited) },
    { person: meena, attempt: apply(meena, jobs.seed) }
  ]
  await loaded.store(sampleBoard)
  const answers = []
  for (const { person, attempt } of costliest) answers.push(await loaded.attempt(person, attempt))
  expect(answers).toEqual(costliest.map(() => 'allowed'))
})
