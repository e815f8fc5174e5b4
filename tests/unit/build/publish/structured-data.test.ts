import { expect, test } from 'vitest'
import { renderScreen } from '#renderer/entry-server.tsx'
import { formatDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { variedJobs } from '#tests/support/varied-jobs.ts'
import { encodeScriptJson } from '../../../../build/publish/fill-html-template.ts'
import { findWhere } from '../../../../build/publish/indian-towns.ts'
import { listPages } from '../../../../build/publish/published-pages.ts'
import { readBoardFile } from '../../../../build/publish/read-public-board.ts'
import { describeJobPosting } from '../../../../build/publish/structured-data.ts'

type Marked = Record<string, never> & { [name: string]: unknown }
const describeJob = (changes: Partial<Job>) => describeJobPosting(sampleJob('1', changes)) as Marked | null

/** Fields that search engines know, required or not: nothing else is marked. */
const knownFields = [
  ...['@context', '@type', 'title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'identifier'],
  ...['jobLocation', 'jobLocationType', 'applicantLocationRequirements', 'employmentType', 'baseSalary']
]

test('JobPosting data for search engines › has each required field, or is left out', () => {
  let marked = 0
  for (const job of variedJobs()) {
    const jobPosting = describeJobPosting(job) as Marked | null
    const isComplete = Boolean(job.company && findWhere(job.location) && job.postedDate)
    expect([job.id, jobPosting !== null]).toEqual([job.id, isComplete])
    if (!jobPosting) continue
    marked += 1
    expect(Object.keys(jobPosting).filter((field) => !knownFields.includes(field))).toEqual([])
    expect(jobPosting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title.trim(),
      datePosted: job.postedDate,
      hiringOrganization: { '@type': 'Organization', name: job.company },
      identifier: { '@type': 'PropertyValue', value: job.id }
    })
    expect(String(jobPosting.description).length).toBeGreaterThan(20)
    expect('jobLocation' in jobPosting).toBe(!('jobLocationType' in jobPosting))
    // To the end of its last day.
    expect(jobPosting.validThrough).toBe(job.expiresOn && `${job.expiresOn}T23:59:59Z`)
    expect('directApply' in jobPosting).toBe(false)
  }
  expect(marked).toBeGreaterThan(30)
})

/** The text of HTML as a reader sees it. */
function readText(html: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
  return html.replace(/<[^>]*>/g, ' ').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

test('JobPosting data for search engines › includes only what the page shows', async () => {
  const jobs = variedJobs()
  const board = await readBoardFile(JSON.stringify({ jobs }), new Date('2026-11-21T09:00:00Z'))
  const pages = (await listPages(board, new Map())).filter(({ jobPosting }) => jobPosting)
  for (const { at, job, jobPosting, results } of pages) {
    const shown = collapse(readText(await renderScreen(at, results)))
    // The identifier is the page's address; the last day is when the page goes; every place of the board is in India.
    const { title, datePosted, description, hiringOrganization, jobLocation } = jobPosting as unknown as {
      title: string
      datePosted: string
      description: string
      hiringOrganization: { name: string }
      jobLocation?: { address: { addressLocality: string; addressRegion?: string } }
    }
    const place = jobLocation?.address ?? { addressLocality: job?.location, addressRegion: undefined }
    const texts = [title, formatDay(datePosted), hiringOrganization.name, place.addressLocality, place.addressRegion]
    texts.push(...description.split(/<[^>]*>/).map(readText))
    if (jobPosting && 'baseSalary' in jobPosting) texts.push(job?.salaryRange)
    if (jobPosting && 'employmentType' in jobPosting) texts.push(job?.type)
    for (const text of texts) expect([at, shown]).toEqual([at, expect.stringContaining(collapse(text ?? ''))])
  }
  expect(pages.length).toBeGreaterThan(30)
})

test('JSON in a script › escapes any text, which parses back unchanged', () => {
  for (const job of variedJobs()) {
    const text = encodeScriptJson(describeJobPosting(job))
    expect(text).not.toMatch(/<|\u2028|\u2029/)
    expect(JSON.parse(text)).toEqual(describeJobPosting(job))
  }
})

const remoteIn = (name: string) => ({ remoteIn: name })
/** A town, its region as it was typed, and its country; null: no JobPosting at all. */
const wheres: readonly [typed: string, ...claims: (readonly (string | undefined)[] | { remoteIn: string } | null)[]][] =
  [
    // The board's own list.
    ['Surat GJ', ['Surat', 'GJ', 'IN']],
    ['Delhi DL', ['Delhi', 'DL', 'IN']],
    ['Hyderabad TS', ['Hyderabad', 'TS', 'IN']],
    ['Remote', remoteIn('India')],
    // India, as people type it.
    ['surat', ['surat', undefined, 'IN']],
    ['Surat,', ['Surat', undefined, 'IN']],
    ['Surat, Gujarat, India', ['Surat', 'Gujarat', 'IN']],
    ['Navi-Mumbai, MH', ['Navi-Mumbai', 'MH', 'IN']],
    ['મુંબઈ', ['મુંબઈ', undefined, 'IN']],
    ['Zaveri Bazaar, Mumbai MH', ['Mumbai', 'MH', 'IN']],
    ['Mumbai (Andheri East)', ['Mumbai', undefined, 'IN']],
    ['Gujarat', [undefined, 'Gujarat', 'IN']],
    ['India', [undefined, undefined, 'IN']],
    ['Dehradun UK', ['Dehradun', 'UK', 'IN']],
    ['Mumbai / Surat', ['Mumbai', undefined, 'IN'], ['Surat', undefined, 'IN']],
    ['Mumbai & Surat GJ', ['Mumbai', undefined, 'IN'], ['Surat', 'GJ', 'IN']],
    ['Surat 395006', ['Surat', undefined, 'IN']],
    ['Mumbai 400 004, Maharashtra', ['Mumbai', 'Maharashtra', 'IN']],
    // Work from home.
    ['Remote (India)', remoteIn('India')],
    ['WFH, all India', remoteIn('India')],
    ['Remote (Dubai)', remoteIn('United Arab Emirates')],
    // Abroad.
    ['Dubai', ['Dubai', undefined, 'AE']],
    ['Dubai, UAE', ['Dubai', undefined, 'AE']],
    ['Singapore', [undefined, undefined, 'SG']],
    ['New York', ['New York', undefined, 'US']],
    ['London UK', ['London', undefined, 'GB']],
    ['UAE, Dubai', ['Dubai', undefined, 'AE']],
    ['Deira, Dubai', ['Deira', undefined, 'AE']],
    ['Dubai / Mumbai', ['Dubai', undefined, 'AE'], ['Mumbai', undefined, 'IN']],
    // What is not known for sure is not claimed.
    ...[
      ...['All India', 'Pan-India', 'Anywhere in India', 'Multiple locations', 'Head office, India', 'Mumbai, Surat'],
      ...['Opera House XX', 'Zaveri Bazaar', 'Remote / Mumbai MH', 'Work from home, Surat', 'Mumbai / our branches'],
      ...['Atlanta GA', 'Nashville TN', 'Portland OR', 'Salem OR', 'Salem, Oregon', 'Hyderabad, Pakistan', 'Georgia'],
      ...['Paris, Texas', 'Kenya, Nairobi', 'London, Kentucky', 'Dubai 395006 Surat'],
      ...['Delhi, Ontario', 'Surat MH', 'constructor', '__proto__', '', ' ', '395003', '?']
    ].map((typed): [string, null] => [typed, null])
  ]

test.each(wheres)(
  'JobPosting data for search engines › includes only known parts of the place %j: %j',
  (location, ...claims) => {
    const { jobLocation, jobLocationType, applicantLocationRequirements } = describeJob({ location }) ?? {}
    const [claim] = claims
    if (claim === null) return expect(describeJob({ location })).toBeNull()
    if (claim && 'remoteIn' in claim) {
      const asked = { '@type': 'Country', name: claim.remoteIn }
      return expect([jobLocation, jobLocationType, applicantLocationRequirements]).toEqual([
        undefined,
        'TELECOMMUTE',
        asked
      ])
    }
    const places = [jobLocation].flat() as unknown as { address: object }[]
    expect(places.map(({ address }) => address)).toEqual(
      (claims as string[][]).map(([addressLocality, addressRegion, addressCountry]) => ({
        '@type': 'PostalAddress',
        ...{ addressLocality, addressRegion, addressCountry }
      }))
    )
  }
)

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
])('JobPosting data for search engines › includes only unambiguous pay: %j', (salaryRange, value) => {
  const expected = value && {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', ...value }
  }
  expect(describeJob({ salaryRange })?.baseSalary ?? null).toEqual(expected)
})
