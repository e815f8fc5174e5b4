import { beforeAll, expect, test } from 'vitest'
import { jobLimits } from '#shared/domain/job/job-content.ts'
import { maxReasonLength, maxRevisableHistory } from '#shared/domain/text-limits.ts'
import { buildRules } from '../../../build/firebase/build-rules.mjs'
import { type Fields, prepareNext, type Stored } from './attempts.ts'
import type { BareClient } from './bare-client.ts'
import { buildStepped, writeJob } from './job-steps.ts'
import { projectUnder } from './on-the-emulator.ts'
import { asha, suvarna } from './people.ts'
import { jobHistories, jobs, line, openPart } from './sample-board.ts'
import { formatInstant } from './sample-times.ts'
import { removeJob } from './writes/jobs.ts'

let client: BareClient

beforeAll(async () => {
  client = await projectUnder(buildRules('loupe.example'))
})

const devanagari = (length: number) => 'क'.repeat(length)
const path = 'jobs/job-pending'

/** A job that fills everything it may, in letters of three bytes, and was rejected with every other line. */
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

/** A job and what was done to it, as they are stored. */
function lay(job: Fields): { documents: Stored[]; apart: Fields } {
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
  let { documents, apart } = lay(job)
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

test('employer › cannot revise a job whose history is full', async () => {
  for (const [lines, answer] of [
    [maxRevisableHistory - 1, 'allowed'],
    [maxRevisableHistory, 'refused'],
    [maxRevisableHistory + 50, 'refused']
  ] as const) {
    const history = Array.from({ length: lines }, (_, index) =>
      line('revise', suvarna.uid, 'Employer', 'suvarna', index)
    )
    const job = { ...jobs.pending, history, revision: lines }
    const { documents, apart } = lay(job)
    await client.store(documents)
    const revised = buildStepped(job, 'revise', suvarna)
    expect(await client.attempt(suvarna, writeJob(path, revised, {}, apart))).toBe(answer)
    // The administrator decides in any case.
    expect(await client.attempt(asha, writeJob(path, buildStepped(job, 'approve', asha), {}, apart))).toBe(
      answer === 'allowed' ? 'refused' : 'allowed'
    )
  }
})

test.each([
  ['pending', 'allowed'],
  ['rejected', 'allowed'],
  ['deleted', 'allowed'],
  ['approved', 'refused']
] as const)('job with 3,000 history entries › when %s, deletion by the administrator is %s', async (status, answer) => {
  const history = Array.from({ length: 3000 }, (_, index) => line('revise', suvarna.uid, 'Employer', 'suvarna', index))
  const job = { ...jobs[status], history, revision: 3000 }
  const { documents, apart } = lay(job)
  await client.store(documents)
  if (status === 'pending') {
    const approved = writeJob(path, buildStepped(job, 'approve', asha), {}, apart)
    expect(await client.attempt(asha, approved)).toBe('allowed')
    await client.store(documents)
  }
  for (const person of [suvarna, null]) expect(await client.attempt(person, removeJob(`job-${status}`))).toBe('refused')
  expect(await client.attempt(asha, removeJob(`job-${status}`))).toBe(answer)
})
