import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { readImageSize } from '#shared/domain/file/read-image-size.ts'
import { kB } from '#tests/support/first-visit.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import type { OwnBuild } from '#tests/support/own-build.ts'
import { type Publishing, preparePublishing, publicAddress, root } from '#tests/support/published-site.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { drawn } from '#tests/support/wait-for-requests.ts'

const company = {
  ...{ id: 'suvarna-1', name: 'Suvarna Atelier', place: 'Surat GJ', about: 'Gold and polki since 1962.', website: '' },
  ...{ verified: ['phone'], verifiedAt: '2026-11-03T09:00:00.000Z', people: ['uid1'] }
}
const companyMembers = [{ id: 'uid1', companyId: 'suvarna-1', since: '2026-11-01T09:00:00.000Z' }]
const live = Array.from({ length: 40 }, (_, index) =>
  sampleJob(`job_${index}`, {
    ...(index === 0 && {
      title: 'हीरा जड़ने वाला कारीगर',
      employerId: 'uid1',
      description: 'Set melee.\n\nCall 98250 12345.'
    }),
    ...(index % 4 === 1 && { category: 'Others', location: 'Remote' })
  })
)
const ended = sampleJob('job_ended', { status: 'deleted', ending: 'filled-here' })
const board = { jobs: [...live, ended], companies: [company], companyMembers }

const job = '/jobs/job_0'
const everyKind = [
  '/',
  '/jobs',
  job,
  '/jobs/job_ended',
  '/companies/suvarna-1',
  '/places/Remote',
  '/categories/Others/Remote'
]

const isProof = process.env.LOUPE_PROOF === '1'

let publishing: Publishing
let site: OwnBuild

test.beforeAll(async () => {
  test.setTimeout(600_000)
  publishing = await preparePublishing()
  await publishing.publish(board)
  site = await publishing.serve()
})
test.afterAll(() => {
  site?.close()
  publishing?.remove()
})

test('published pages › each have a title, a URL and a picture', async ({ request }) => {
  const pictures = new Set<string>()
  for (const path of everyKind) {
    const html = await (await request.get(site.address + path)).text()
    expect([path, /<title>[^<]*Loupe[^<]*<\/title>/.test(html)]).toEqual([path, true])
    const property = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1]
    expect(property('url')).toBe(publicAddress + path)
    const picture = property('image')
    pictures.add(picture ?? '')
    const answer = await request.get(site.address + new URL(picture ?? '').pathname)
    const body = await answer.body()
    expect([path, answer.headers()['content-type'], readImageSize(body)]).toEqual([
      ...[path, 'image/jpeg'],
      { type: 'jpeg', width: 1200, height: 630 }
    ])
    expect(body.length).toBeLessThanOrEqual(150 * kB)
  }
  expect(pictures.size).toBe(everyKind.length)
})

test.describe('published pages without script', () => {
  test.use({ javaScriptEnabled: false })

  test('are reached by links and the search', async ({ page }) => {
    await page.goto(`${site.address}/`)
    await page.getByRole('link', { name: /^Others/ }).click()
    await expect(page.getByText('10 of 40 jobs')).toBeVisible()
    await page.getByRole('article').first().getByRole('link', { name: 'Details' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Diamond Setter/ })).toBeVisible()
    await page.getByRole('link', { name: 'Remote' }).click()
    await expect(page).toHaveURL(/\/places\/Remote$/)
    await page.getByLabel('Search').fill('setter')
    await page.getByLabel('Search').press('Enter')
    await expect(page).toHaveURL(/\/jobs\?q=setter/)
  })

  for (const [name, viewport, tag] of [
    ['phone', { width: 390, height: 844 }, '@web'],
    ['desktop', { width: 1280, height: 800 }, '@proof']
  ] as const) {
    test(`pass axe on a ${name}`, { tag }, async ({ browser }) => {
      // axe is its own script: only the page's may not run.
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', javaScriptEnabled: true })
      await context.route('**/assets/*.js', (route) => route.abort())
      const page = await context.newPage()
      // The others are drawn by the same code: proof looks at each.
      for (const path of isProof ? everyKind : [job]) {
        await page.goto(site.address + path)
        // Of what holds nothing is told, and no page is opened for each look: both take longer than to look.
        const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
        const { violations } = await axe.analyze()
        expect([path, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, []])
      }
      await context.close()
    })
  }
})

/** Follows what jumps in a page, as browsers count it. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
const readShift = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

/** When the app has taken a page over: it says so no more that it was drawn. */
const takenOver = (page: Page) => page.locator('#root:not([data-at])').waitFor()

test('published page › loads no script before the first interaction', async ({ page }) => {
  for (const path of ['/jobs', job]) {
    const asked: string[] = []
    const note = (request: Request) => asked.push(request.url())
    page.on('request', note)
    await page.goto(site.address + path, { waitUntil: 'networkidle' })
    page.off('request', note)
    const named = asked.map((url) => decodeURIComponent(new URL(url).pathname))
    expect(named.filter((file) => file.endsWith('.js'))).toEqual([])
    const weigh = (file: string) => gzipSync(readFileSync(join(publishing.out, file))).length
    expect(weigh(`${path}.html`)).toBeLessThanOrEqual(14 * kB)
    // Beside the page and the face there is the mark.
    const others = named.filter((file) => file !== path && !file.endsWith('.woff2'))
    expect(others.reduce((sum, file) => sum + weigh(file), weigh(`${path}.html`))).toBeLessThanOrEqual(20 * kB)
  }
})

/** A list under its own address, a job, and one that has ended: the app takes the others over in the same way. */
const takenOverInEveryRun = ['/categories/Others/Remote', job, '/jobs/job_ended']

/** Only the app can save a search. */
const readText = async (page: Page) => (await page.locator('main').innerText()).replace('Save this search\n', '')

for (const [name, viewport, tag] of [
  ['desktop', { width: 1280, height: 800 }, '@proof'],
  ['phone', { width: 390, height: 844 }, '@web']
] as const) {
  test(`published pages › are hydrated without a shift on a ${name}`, { tag }, async ({ context, page }) => {
    await watchShifts(context)
    await page.setViewportSize(viewport)
    const complaints: string[] = []
    const complain = (text: string) => complaints.push(`${page.url()}: ${text}`)
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complain(message.text()))
    page.on('pageerror', (error) => complain(String(error)))
    for (const path of isProof ? everyKind : takenOverInEveryRun) {
      await page.goto(site.address + path, { waitUntil: 'networkidle' })
      const shiftBefore = await readShift(page)
      const before = await readText(page)
      await page.mouse.move(200, 300, { steps: 2 })
      await takenOver(page)
      await page.waitForLoadState('networkidle')
      await drawn(page)
      expect([path, await readText(page)]).toEqual([path, expect.stringContaining(before.slice(0, 300))])
      expect([path, (await readShift(page)) - shiftBefore]).toEqual([path, 0])
    }
    expect(complaints).toEqual([])
  })
}

test('published pages › are shown offline at a second visit, with their date', { tag: '@proof' }, async ({
  browser
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${site.address}/`)
  await page.mouse.move(200, 300, { steps: 2 })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto(`${site.address}/jobs`)
  await expect(page.getByText(/^No connection. Last updated \d/)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(site.address + job)
  await expect(page.getByRole('heading', { level: 1, name: 'हीरा जड़ने वाला कारीगर' })).toBeVisible()
  await context.close()
})

test('publisher › updates changed jobs and removes one taken down everywhere', async () => {
  const read = (file: string) => readFileSync(join(publishing.out, file), 'utf8')
  const listed = ['jobs.html', 'sitemap-1.xml', 'feeds/jobs.json', 'feeds/categories/Production.rss.xml']
  // The worker asks the network for pages first.
  expect(read('sw.js')).toMatch(/^self\.isPublished=true;/)
  for (const file of listed) expect([file, read(file).includes('/jobs/job_39')]).toEqual([file, true])
  const jobs = board.jobs.map((each) =>
    each.id === 'job_39' ? { ...each, title: 'A fraud', status: 'deleted', ending: 'taken-down' } : each
  )
  const summary = await publishing.publish({ ...board, jobs })
  // Its own page, home, and all seven lists, each of which says of how many jobs it is.
  expect(summary).toMatchObject({ drawn: 9, closed: 2, removed: 0 })
  for (const file of listed) expect([file, read(file).includes('job_39')]).toEqual([file, false])
  expect(read('jobs/job_39.html')).toContain('Job taken down')
  expect(read('jobs/job_39.html')).not.toContain('fraud')
  expect(read('jobs/job_39.html')).not.toContain('ld+json')
  expect(await publishing.publish({ ...board, jobs }, { isDryRun: true })).toMatchObject({
    drawn: 0,
    kept: summary.pages
  })
})

test('publisher › leaves the old or the new site complete when killed', { tag: '@proof' }, async () => {
  // Ever later in its work.
  const kills = Array.from({ length: 20 }, (_, round) => round * 3)
  const file = join(publishing.dist, '../next.json')
  for (const [round, most] of kills.entries()) {
    const title = `Setter of round ${round}`
    writeFileSync(file, JSON.stringify({ ...board, jobs: live.map((each) => ({ ...each, title })) }))
    const child = spawn(process.execPath, ['--input-type=module', '-e', runPublisher], {
      env: { ...process.env, PUBLISH: JSON.stringify({ root, ...publishing, from: file, isDryRun: false }) },
      stdio: ['ignore', 'pipe', 'inherit']
    })
    const ended = new Promise((done) => child.once('exit', done))
    let calls = 0
    child.stdout.on('data', () => {
      calls += 1
      if (calls > most) child.kill('SIGKILL')
    })
    await ended
    const manifest = JSON.parse(readFileSync(join(publishing.out, '.published.json'), 'utf8'))
    const titles = new Set<string>()
    for (const [page] of manifest.files) {
      const html = readFileSync(join(publishing.out, page), 'utf8')
      expect([page, html.endsWith('</html>\n')]).toEqual([page, true])
      if (/^jobs\/job_\d+\.html$/.test(page) && !/noindex/.test(html))
        titles.add(/<title>(.*?)\s·/.exec(html)?.[1] ?? '')
    }
    const isNew = titles.has(title)
    expect([round, isNew ? titles.size : !titles.has(title)]).toEqual([round, isNew ? 1 : true])
  }
})

const runPublisher = `
const { root, dist, publisher, out, from } = JSON.parse(process.env.PUBLISH)
const { publish } = await import(publisher)
const { readFileSync } = await import('node:fs')
const { templates } = JSON.parse(readFileSync(publisher.replace('publisher.js', 'built.json'), 'utf8'))
await publish({ root, dist, templates, out, from, isDryRun: false, onProgress: () => process.stdout.write('.') })
`
