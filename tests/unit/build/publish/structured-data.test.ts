import { expect, test } from 'vitest'
import { renderScreen } from '#renderer/entry-server.tsx'
import { formatDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { variedJobs } from '#tests/support/varied-jobs.ts'
import { readBoardFile } from '../../../../build/publish/board.ts'
import { encodeScriptJson } from '../../../../build/publish/page-html.ts'
import { listPages } from '../../../../build/publish/pages.ts'
import { describeJobPosting } from '../../../../build/publish/structured-data.ts'

type Marked = Record<string, never> & { [name: string]: unknown }
const describeJob = (changes: Partial<Job>) => describeJobPosting(sampleJob('1', changes)) as Marked | null

/** Fields that search engines know, required or not: nothing else is marked. */
const knownFields = [
  ...['@context', '@type', 'title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'identifier'],
  ...['jobLocation', 'jobLocationType', 'applicantLocationRequirements', 'employmentType', 'baseSalary']
]

test('each of sixty varied jobs has every required field, or is not marked at all', () => {
  let marked = 0
  for (const job of variedJobs()) {
    const posting = describeJobPosting(job) as Marked | null
    const isComplete = Boolean(job.company && job.location && job.postedDate)
    expect([job.id, posting !== null]).toEqual([job.id, isComplete])
    if (!posting) continue
    marked += 1
    expect(Object.keys(posting).filter((field) => !knownFields.includes(field))).toEqual([])
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title.trim(),
      datePosted: job.postedDate,
      hiringOrganization: { '@type': 'Organization', name: job.company },
      identifier: { '@type': 'PropertyValue', value: job.id }
    })
    expect(String(posting.description).length).toBeGreaterThan(20)
    expect('jobLocation' in posting).toBe(!('jobLocationType' in posting))
    // To the end of its last day.
    expect(posting.validThrough).toBe(job.expiresOn && `${job.expiresOn}T23:59:59Z`)
    expect('directApply' in posting).toBe(false)
  }
  expect(marked).toBeGreaterThan(30)
})

/** The text of HTML as a reader sees it. */
function readText(html: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
  return html.replace(/<[^>]*>/g, ' ').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

test('nothing is marked that the page does not show', async () => {
  const jobs = variedJobs()
  const board = await readBoardFile(JSON.stringify({ jobs }), new Date('2026-11-21T09:00:00Z'))
  const pages = (await listPages(board, {})).filter(({ posting }) => posting)
  for (const { at, job, posting, results } of pages) {
    const shown = collapse(readText(await renderScreen(at, results)))
    // The identifier is the page's address; the last day is when the page goes; every place of the board is in India.
    const { title, datePosted, description, hiringOrganization, jobLocation } = posting as unknown as {
      title: string
      datePosted: string
      description: string
      hiringOrganization: { name: string }
      jobLocation?: { address: { addressLocality: string; addressRegion?: string } }
    }
    const place = jobLocation?.address ?? { addressLocality: job?.location, addressRegion: undefined }
    const texts = [title, formatDay(datePosted), hiringOrganization.name, place.addressLocality, place.addressRegion]
    texts.push(...description.split(/<[^>]*>/).map(readText))
    if (posting && 'baseSalary' in posting) texts.push(job?.salaryRange)
    if (posting && 'employmentType' in posting) texts.push(job?.type)
    for (const text of texts) expect([at, shown]).toEqual([at, expect.stringContaining(collapse(text ?? ''))])
  }
  expect(pages.length).toBeGreaterThan(30)
})

test('whatever stands in a posting ends neither its script nor a line of it, and is read as it was written', () => {
  for (const job of variedJobs()) {
    const text = encodeScriptJson(describeJobPosting(job))
    expect(text).not.toMatch(/<|\u2028|\u2029/)
    expect(JSON.parse(text)).toEqual(describeJobPosting(job))
  }
})

test.each([
  ['Surat GJ', { addressLocality: 'Surat', addressRegion: 'GJ', addressCountry: 'IN' }],
  ['Navi-Mumbai, MH', { addressLocality: 'Navi-Mumbai', addressRegion: 'MH', addressCountry: 'IN' }],
  ['મુંબઈ', { addressLocality: 'મુંબઈ', addressCountry: 'IN' }],
  ['Opera House XX', { addressLocality: 'Opera House XX', addressCountry: 'IN' }],
  ['Remote / Mumbai MH', { addressLocality: 'Remote / Mumbai', addressRegion: 'MH', addressCountry: 'IN' }]
])('"%s" is a place in India', (location, address) => {
  expect(describeJob({ location })?.jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...address }
  })
})

test.each(['Remote', 'remote', 'Work from home'])('"%s" is work from anywhere in India', (location) => {
  expect(describeJob({ location })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' }
  })
})

test.each([
  ['₹18,000–25,000 a month', { minValue: 18_000, maxValue: 25_000, unitText: 'MONTH' }],
  ['₹22,000 a month', { value: 22_000, unitText: 'MONTH' }],
  ['₹4–6 lakh a year', { minValue: 400_000, maxValue: 600_000, unitText: 'YEAR' }],
  ['₹250 an hour', { value: 250, unitText: 'HOUR' }],
  ['₹40 a stone', null],
  ['₹12 per piece', null],
  ['From ₹30,000 a month', null],
  ['18–25k pm plus bonus', null],
  ['As per experience', null],
  ['', null]
])('of the pay "%s" only figures without doubt are marked', (salaryRange, value) => {
  const expected = value && {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', ...value }
  }
  expect(describeJob({ salaryRange })?.baseSalary ?? null).toEqual(expected)
})

test.each([
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
  ['Temporary', 'TEMPORARY'],
  ['Karigar', undefined]
])('the type %s is %s to search engines', (type, expected) => {
  expect(describeJob({ type })?.employmentType).toBe(expected)
})
