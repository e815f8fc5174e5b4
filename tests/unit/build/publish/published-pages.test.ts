import { expect, test } from 'vitest'
import { renderScreen } from '#renderer/entry-server.tsx'
import { parseEmbeddedResults } from '#renderer/hooks/parse-embedded-results.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { variedJobs } from '#tests/support/varied-jobs.ts'
import { listClosedJobs } from '../../../../build/publish/list-closed-jobs.ts'
import { planPage } from '../../../../build/publish/plan-published-page.ts'
import { listPages, type PublishedPage } from '../../../../build/publish/published-pages.ts'
import { formatPublicBoard, NoBoard, readBoardFile } from '../../../../build/publish/read-public-board.ts'
import { buildJsonFeed, buildRss } from '../../../../build/publish/rss-and-json-feeds.ts'

const site = 'https://jobs.example.com'
const now = new Date('2026-11-21T09:00:00Z')
const company = {
  id: 'shah-1',
  name: 'Shah Jewels',
  place: 'Surat GJ',
  about: 'Since 1962.',
  website: '',
  verified: ['phone'],
  verifiedAt: '2026-11-03T09:00:00.000Z',
  people: ['uid1']
}
const companyMembers = [{ id: 'uid1', companyId: 'shah-1', since: '2026-11-01T09:00:00.000Z' }]

async function listOf(jobs: readonly Job[]): Promise<Map<string, PublishedPage>> {
  const board = await readBoardFile(JSON.stringify({ jobs, companies: [company], companyMembers }), now)
  return new Map((await listPages(board, new Map())).map((page) => [page.path, page]))
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')

test('publisher › makes one page for each live job, category, place and company', async () => {
  const pages = await listOf([
    sampleJob('1', { employerId: 'uid1' }),
    sampleJob('2', { location: 'Remote', category: 'Others' }),
    sampleJob('3', { status: 'pending', location: 'Delhi DL' }),
    sampleJob('4', { expiresOn: '2026-11-20', location: 'Delhi DL' })
  ])
  expect([...pages.keys()]).toEqual([
    '/',
    '/jobs',
    '/categories/Production',
    '/categories/Others',
    '/places/Surat_GJ',
    '/places/Remote',
    '/categories/Production/Surat_GJ',
    '/categories/Others/Remote',
    '/companies/shah-1',
    '/jobs/1',
    '/jobs/2'
  ])
  expect(pages.get('/categories/Production/Surat_GJ')).toMatchObject({
    at: '/jobs?location=Surat+GJ&category=Production',
    title: 'Production jobs in Surat GJ'
  })
})

test('published pages of closed jobs › are removed on reopening or after half a year', async () => {
  const jobs = [sampleJob('again'), sampleJob('gone', { status: 'deleted', ending: 'filled-here' })]
  const board = await readBoardFile(JSON.stringify({ jobs }), now)
  const outcome = { state: 'ended', ending: 'filled-here', category: 'Production' } as const
  const gone = { since: '2026-05-26T09:00:00.000Z', outcome }
  const old = { since: '2026-05-25T09:00:00.000Z', outcome }
  const files = new Map([['jobs/gone.html', { says: 'a', within: 'b', changed: gone.since }]])
  expect(
    await listClosedJobs(board, { files, closed: new Map(Object.entries({ again: gone, gone, old })) }, now)
  ).toEqual(new Map([['gone', gone]]))
})

test('published pages › have one page for all spellings of a place', async () => {
  const jobs = ['Surat GJ', 'surat gj', 'Surat GJ', ' Surat  GJ '].map((location, index) =>
    sampleJob(`${index}`, { location })
  )
  // A slash would part its address.
  jobs.push(sampleJob('apart', { location: 'Remote / Mumbai MH' }))
  const places = [...(await listOf(jobs)).keys()].filter((path) => path.startsWith('/places/'))
  expect(places).toEqual(['/places/Surat_GJ'])
})

test('exported board file › returns the stored collections and counts invalid documents', async () => {
  const jobs = [sampleJob('1'), { id: 'broken', title: 7 }, sampleJob('2', { expiresOn: '2026-11-20' })]
  const stored = { jobs: JSON.stringify(jobs), companies: [company, { id: 'broken' }], theme: 'dark' }
  const board = await readBoardFile(`\ufeff${JSON.stringify(stored)}`, now)
  expect([board.jobs.map(({ id }) => id), board.ended, board.invalid]).toEqual([['1'], ['2'], 2])
  expect(board.companies).toEqual([company])
  for (const text of ['', '[]', '{}', '{"jobs":"soon"}'])
    await expect(readBoardFile(text, now), text).rejects.toThrow(NoBoard)
})

test('public board file › contains the outcome of an ended job, not its text', async () => {
  const ended = [
    sampleJob('old', { title: 'Secret Setter', expiresOn: '2026-11-20', category: 'Others' }),
    sampleJob('gone', { title: 'Secret Caster', status: 'deleted', ending: 'taken-down' })
  ]
  const board = await readBoardFile(JSON.stringify({ jobs: [sampleJob('1'), ...ended] }), now)
  const closed = await listClosedJobs(board, { files: new Map(), closed: new Map() }, now)
  const text = formatPublicBoard(board, closed)
  expect(text).not.toContain('Secret')
  const copy = await readBoardFile(text, now)
  expect([copy.jobs.map(({ id }) => id), copy.invalid]).toEqual([['1'], 0])
  expect(await Promise.all(['old', 'gone', 'never'].map(copy.findOutcome))).toEqual([
    { state: 'ended', ending: 'expired', category: 'Others' },
    { state: 'ended', ending: 'taken-down', category: 'Production' },
    { state: 'missing' }
  ])
})

test('published screen › shows a job, a list and a company with their details', async () => {
  const pages = await listOf([sampleJob('1', { employerId: 'uid1', title: 'Bead Setter' }), sampleJob('2')])
  const read = async (path: string) => {
    const page = pages.get(path)
    return textOf(page ? await renderScreen(page.at, page.results) : '')
  }
  const job = await read('/jobs/1')
  for (const words of ['Bead Setter', '₹18,000–25,000 a month', 'Shah Jewels', 'Verified: phone', 'Weigh in and out'])
    expect(job).toContain(words)
  expect(job).not.toContain('Loading')
  expect(await read('/places/Surat_GJ')).toMatch(/2 of 2 jobs.*Diamond Setter 2.*Bead Setter/s)
  expect(await read('/companies/shah-1')).toMatch(/Shah Jewels.*Since 1962.*Bead Setter/s)
  expect(await read('/')).toMatch(/Production\s+2\s+jobs.*Bead Setter/s)
})

test('published screen › shows live jobs and the outcome of an ended job, not its text', async () => {
  const gone = sampleJob('gone', { title: 'Secret Setter', status: 'deleted', ending: 'filled-here' })
  const live = ['1', '2', '3', '4'].map((id) => sampleJob(id))
  const board = await readBoardFile(
    JSON.stringify({ jobs: [...live, sampleJob('5', { category: 'Others' }), gone] }),
    now
  )
  expect(board.ended).toEqual(['gone'])
  const outcome = await board.findOutcome('gone')
  expect(outcome).toEqual({ state: 'ended', ending: 'filled-here', category: 'Production' })
  const closed = new Map([['gone', { since: now.toISOString(), outcome }]]) as Parameters<typeof listPages>[1]
  const page = (await listPages(board, closed)).find(({ path }) => path === '/jobs/gone')
  expect(page).toMatchObject({ isHidden: true, title: 'Position filled' })
  const text = textOf(await renderScreen(page?.at ?? '', page?.results))
  expect(text).toMatch(/Position filled.*Open jobs in Production.*Diamond Setter/s)
  expect([...new Set(text.match(/Diamond Setter \d/g))]).toHaveLength(3)
  expect(text).not.toContain('Diamond Setter 5')
  expect(JSON.stringify(page) + text).not.toContain('Secret')
})

test('published pages › contain no private field of a job', async () => {
  const secret = 'told to nobody'
  const job = sampleJob('1', {
    history: [{ reason: secret }],
    rejectionReason: secret,
    approvedVersion: { at: secret }
  })
  for (const page of (await listOf([job])).values()) expect(JSON.stringify(page.results)).not.toContain(secret)
})

test('embedded search results › are the only embedded data that a page accepts', async () => {
  const board = await readBoardFile(JSON.stringify({ jobs: variedJobs(), companies: [company], companyMembers }), now)
  const outcome = { state: 'ended', ending: 'expired', category: 'Production' } as const
  const pages = await listPages(board, new Map([['gone', { since: '2026-11-01T09:00:00.000Z', outcome }]]))
  const kinds = new Set<string>()
  for (const { path, results } of pages) {
    const json = JSON.stringify(results)
    expect([path, parseEmbeddedResults(json)]).toEqual([path, JSON.parse(json)])
    for (const name of Object.keys(results)) kinds.add(name.split(' ', 1)[0] ?? '')
  }
  expect([...kinds].sort()).toEqual([
    ...['company', 'companyOf', 'counts', 'featured', 'job', 'list', 'live', 'outcome', 'similar']
  ])
  for (const wrong of ['', '[1]', '{"featured":[{"id":1}]}', '{"list /jobs":{"query":{},"result":{}}}', '{"other":1}'])
    expect([wrong, parseEmbeddedResults(wrong)]).toEqual([wrong, undefined])
})

test('published pages › contain no phone number of users or companies', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => `98250${10_000 + index * 37}`)
  const numberAt = (index: number) => numbers[index % 30] ?? ''
  const each = <T>(build: (number: string, index: number) => T): T[] => numbers.map(build)
  const text = JSON.stringify({
    jobs: variedJobs().map((job, index) => ({ ...job, employerId: 'uid1', contactNumber: numberAt(index) })),
    companies: [{ ...company, hasNumber: true, number: numberAt(7) }],
    companyMembers,
    companyNumbers: [{ id: company.id, uid: 'uid1', number: numberAt(1), hours: '10 to 6' }],
    phoneReveals: [{ id: `u-1_${company.id}`, uid: 'u-1', companyId: company.id, at: now.toISOString() }],
    candidateNumbers: each((number, index) => ({ id: `person_${index}`, uid: `u-${index}`, number })),
    candidateProfiles: each((number, index) => ({ id: `person_${index}`, uid: `u-${index}`, contactNumber: number })),
    userProfile_1: each((contactNumber) => ({ id: 'u-1', contactNumber })),
    applications: each((contactNumber, index) => ({ id: `u_${index}`, profile: { contactNumber } })),
    threadSteps: each((number, index) => ({ id: `step_${index}`, type: 'invite', where: { kind: 'phone', number } }))
  })
  const board = await readBoardFile(text, now)
  const pages = await listPages(board, new Map())
  const published = [formatPublicBoard(board, new Map())]
  for (const page of pages) {
    const plan = planPage(page, {
      site,
      boardHead: '',
      template: '',
      before: { files: new Map(), closed: new Map() },
      now
    })
    published.push(JSON.stringify([plan.title, plan.head, plan.picture, page.results]))
    published.push(await renderScreen(page.at, page.results))
    if (!page.feed) continue
    const feed = { title: page.title, description: page.description, page: plan.address, address: '', jobs: page.feed }
    published.push(buildRss(feed, site), buildJsonFeed(feed, site))
  }
  const all = published.join('\n').replace(/[\s-]/g, '')
  expect(numbers.filter((number) => all.includes(number))).toEqual([])
  expect(all).toContain('ShahJewels')
  expect(pages.some(({ feed }) => feed)).toBe(true)
})

test('published pages › accept built-in property names as any text', async () => {
  const names = Object.getOwnPropertyNames(Object.prototype)
  const live = names.map((name) => sampleJob(name, { location: name, company: name, title: name, type: name }))
  const ended = names.map((name) => sampleJob(`${name}_`, { status: 'deleted', ending: 'filled-here', category: name }))
  const board = await readBoardFile(JSON.stringify({ jobs: [...live, ...ended] }), now)
  const files = new Map(names.map((name) => [`jobs/${name}_.html`, { says: '', within: '', changed: '' }]))
  const closed = await listClosedJobs({ ...board, ended: [] }, { files, closed: new Map() }, now)
  const pages = await listPages(board, closed)
  const paths = pages.map(({ path }) => path)
  for (const name of names)
    expect(paths).toEqual(expect.arrayContaining([`/jobs/${name}`, `/places/${name}`, `/jobs/${name}_`]))
  for (const page of pages) expect(await renderScreen(page.at, page.results)).toContain('<h1')
})
