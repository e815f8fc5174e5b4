import { expect, test } from 'vitest'
import { renderScreen } from '#renderer/entry-server.tsx'
import { parseFirstResults } from '#renderer/hooks/parse-first-results.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { randomOf, seededRandom } from '#tests/support/random.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { variedJobs } from '#tests/support/varied-jobs.ts'
import { listClosedJobs } from '../../../../build/publish/closed-jobs.ts'
import { buildJsonFeed, buildRss } from '../../../../build/publish/feeds.ts'
import { planPage } from '../../../../build/publish/plan-page.ts'
import { formatPublicBoard, NoBoard, readBoardFile } from '../../../../build/publish/public-board.ts'
import { listPages, type PublishedPage } from '../../../../build/publish/published-pages.ts'

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

test('published pages › returns pages of live jobs, categories, places and companies', async () => {
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

test('closed jobs › drops reopened jobs and jobs closed over half a year ago', async () => {
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

test('published pages › returns one page for all spellings of a place', async () => {
  const jobs = ['Surat GJ', 'surat gj', 'Surat GJ', ' Surat  GJ '].map((location, index) =>
    sampleJob(`${index}`, { location })
  )
  // A slash would part its address.
  jobs.push(sampleJob('apart', { location: 'Remote / Mumbai MH' }))
  const places = [...(await listOf(jobs)).keys()].filter((path) => path.startsWith('/places/'))
  expect(places).toEqual(['/places/Surat_GJ'])
})

test('published pages › describes pages by pay and work, job titles or company', async () => {
  const description = 'Set melee\n\nin 14 and 18 carat gold, prong, pavé and channel.'
  const pages = await listOf([
    sampleJob('1', { title: 'Bead  Setter', description, employerId: 'uid1' }),
    sampleJob('2', { title: 'Bead Setter', description, salaryRange: '' }),
    sampleJob('3', { title: 'Caster', description: 'Bead setting and polishing. '.repeat(9), salaryRange: '' }),
    sampleJob('4', { title: 'Clerk', description: ' ', salaryRange: '', type: '', category: 'Others' })
  ])
  const describe = (path: string) => pages.get(path)?.description
  const work = 'Set melee in 14 and 18 carat gold, prong, pavé and channel.'
  expect(describe('/jobs/1')).toBe(`₹18,000–25,000 a month · Full-time · ${work}`)
  expect(describe('/jobs/2')).toBe(`Full-time · ${work}`)
  expect(describe('/jobs/3')).toMatch(/^Full-time · (Bead setting and polishing\. )+Bead setting and polishing\.…$/)
  expect(describe('/jobs/3')?.length).toBeLessThanOrEqual(156)
  expect(describe('/jobs/4')).toMatch(/^A jewellery job/)
  expect(describe('/jobs')).toMatch(/^Search jewellery jobs/)
  expect(describe('/categories/Production')).toBe(
    '3 open jobs: Caster, Bead Setter. Our team checks every job before it goes live.'
  )
  expect(describe('/categories/Others')).toMatch(/^One open job: Clerk\. /)
  expect(describe('/companies/shah-1')).toBe('Surat GJ · Since 1962.')
  const nameless = { ...company, place: '', about: ' ' }
  const board = await readBoardFile(JSON.stringify({ jobs: [], companies: [nameless] }), now)
  const [, , about] = await listPages(board, new Map())
  expect(about).toMatchObject({ path: '/companies/shah-1', title: 'Shah Jewels' })
  expect(about?.description).toMatch(/^A jewellery company on Loupe/)
})

test('published pages › puts twenty jobs on a list page and fifty in its feed', async () => {
  const jobs = Array.from({ length: 60 }, (_, index) =>
    sampleJob(String(index), { postedDate: `2026-11-${10 + (index % 20)}` })
  )
  const page = (await listOf(jobs)).get('/jobs')
  const list = page?.results['list /jobs'] as { result: { jobs: Job[] } } | undefined
  const [shown, fed] = [list?.result.jobs ?? [], page?.feed ?? []]
  expect([shown.length, fed.length]).toEqual([20, 50])
  for (const jobsOf of [shown, fed]) {
    const days = jobsOf.map(({ postedDate }) => postedDate)
    expect(days).toEqual([...days].sort().reverse())
  }
  expect(fed.slice(0, 20).map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
})

test('published pages › sorts jobs on a shared board as the server does', async () => {
  const jobs = [
    sampleJob('old', { postedDate: '2026-11-01', expiresOn: '2999-12-31' }),
    sampleJob('a', { expiresOn: '2999-01-01' }),
    sampleJob('b', { expiresOn: '2999-01-01' }),
    sampleJob('a-longest', { expiresOn: '2999-06-01' })
  ]
  const board = await readBoardFile(JSON.stringify({ jobs }), now)
  const list = (await listPages({ ...board, isShared: true }, new Map())).find(({ path }) => path === '/jobs')
  expect(list?.feed?.map(({ id }) => id)).toEqual(['a-longest', 'b', 'a', 'old'])
})

test('published pages › dates a page by the newest of its jobs', async () => {
  const pages = await listOf([
    sampleJob('1', { postedDate: '2026-11-18', changedAt: '2026-11-20T08:00:00.000Z', employerId: 'uid1' }),
    sampleJob('2', { postedDate: '2026-11-19', category: 'Others' }),
    sampleJob('3', { postedDate: 'some day', category: 'Others' })
  ])
  const paths = ['/', '/jobs', '/categories/Others', '/companies/shah-1', '/jobs/1', '/jobs/2', '/jobs/3']
  expect(paths.map((path) => pages.get(path)?.changed)).toEqual([
    ...['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-19', '2026-11-20T08:00:00.000Z'],
    ...['2026-11-20T08:00:00.000Z', '2026-11-19', undefined]
  ])
})

test('board file › reads stored lists and counts invalid records', async () => {
  const jobs = [sampleJob('1'), { id: 'broken', title: 7 }, sampleJob('2', { expiresOn: '2026-11-20' })]
  const stored = { jobs: JSON.stringify(jobs), companies: [company, { id: 'broken' }], theme: 'dark' }
  const board = await readBoardFile(`\ufeff${JSON.stringify(stored)}`, now)
  expect([board.jobs.map(({ id }) => id), board.ended, board.invalid]).toEqual([['1'], ['2'], 2])
  expect(board.companies).toEqual([company])
  for (const text of ['', '[]', '{}', '{"jobs":"soon"}'])
    await expect(readBoardFile(text, now), text).rejects.toThrow(NoBoard)
})

test('public board › contains the outcome of an ended job, not its text', async () => {
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

test('prerendered screen › shows a job, a list and a company with their details', async () => {
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

test('prerendered screen › shows live jobs and the outcome of an ended job, not its text', async () => {
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

test('published pages › contains no private field of a job', async () => {
  const secret = 'told to nobody'
  const job = sampleJob('1', {
    history: [{ reason: secret }],
    rejectionReason: secret,
    approvedVersion: { at: secret }
  })
  for (const page of (await listOf([job])).values()) expect(JSON.stringify(page.results)).not.toContain(secret)
})

const many = 150

test(`prerendered screen › renders ${many} varied jobs without a browser`, async () => {
  const random = seededRandom(38)
  const varied = variedJobs()
  const jobs = Array.from({ length: many }, (_, index) => {
    const pick = () => randomOf(random, varied)
    const { title, location } = pick()
    const { description, salaryRange } = pick()
    return { ...pick(), id: `job_${index}`, title, location, description, salaryRange }
  })
  const pages = await listOf(jobs)
  expect('window' in globalThis).toBe(false)
  for (const job of jobs) {
    const page = pages.get(`/jobs/${job.id}`)
    const body = await renderScreen(page?.at ?? '', page?.results)
    expect(body).toContain('<h1')
    expect(body).not.toContain('<script>alert')
  }
})

test('prerendered results › accepts the embedded results of each page, nothing else', async () => {
  const board = await readBoardFile(JSON.stringify({ jobs: variedJobs(), companies: [company], companyMembers }), now)
  const outcome = { state: 'ended', ending: 'expired', category: 'Production' } as const
  const pages = await listPages(board, new Map([['gone', { since: '2026-11-01T09:00:00.000Z', outcome }]]))
  const kinds = new Set<string>()
  for (const { path, results } of pages) {
    const json = JSON.stringify(results)
    expect([path, parseFirstResults(json)]).toEqual([path, JSON.parse(json)])
    for (const name of Object.keys(results)) kinds.add(name.split(' ', 1)[0] ?? '')
  }
  expect([...kinds].sort()).toEqual([
    ...['company', 'companyOf', 'counts', 'featured', 'job', 'list', 'live', 'outcome', 'similar']
  ])
  for (const wrong of ['', '[1]', '{"featured":[{"id":1}]}', '{"list /jobs":{"query":{},"result":{}}}', '{"other":1}'])
    expect([wrong, parseFirstResults(wrong)]).toEqual([wrong, undefined])
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
