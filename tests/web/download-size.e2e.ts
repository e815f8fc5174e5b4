import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { formatVisit, kB, printVisits, type Sent, total, visit } from '#tests/support/first-visit.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { drawn, requestsOf } from '#tests/support/wait-for-requests.ts'
import { demonstrationPassword } from '../../build/settings/demo-password.mjs'

const dist = resolve(import.meta.dirname, '../../dist')

/** Loads an address in a profile that has seen nothing. */
async function firstVisit(context: BrowserContext, address: string): Promise<Sent[]> {
  const page = await context.newPage()
  const sent = await visit(page, address)
  await page.close()
  return sent
}

const pathOf = ({ address }: Sent) => new URL(address).pathname

async function seedJobPath(page: Page): Promise<string> {
  await page.goto('/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  return page.evaluate(() => `/jobs/${JSON.parse(localStorage.getItem('jobs') ?? '[]')[0].id}`)
}

const code = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|css|html)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }))
const holding = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
const antd = /\bant-(btn|select|modal|table|form)\b|--ant-|@ant-design/

/** A company's page has the styles of the workplaces, which name antd's classes, and nothing of antd itself. */
const isShared = (name: string, path: string) => name.startsWith('/companies/') && path.endsWith('.css')

const isProof = process.env.LOUPE_PROOF === '1'
/** Without their own limit. Proof visits those too that come by the code of another. */
const others = [
  '/login',
  ...(isProof ? ['/about-us', '/404', '/signup', '/contact-us', '/disclaimer', '/companies/nothing'] : [])
]

test('download at a first visit › is at most 147 kB on /, 152 kB on job pages', { tag: '@long' }, async ({
  browser,
  page
}) => {
  const job = await seedJobPath(page)
  // Where the jobs lie on the device, whoever opens one of these has them.
  const storageState = await page.context().storageState({ indexedDB: true })
  const lines: string[] = []
  const spent: [string, Sent[], number][] = []
  for (const [address, name, limit] of [
    ['/', '/', 147 * kB],
    ['/jobs', '/jobs', 152 * kB],
    [job, 'a job of this device', 152 * kB],
    // The sample, for the user who comes by such an address first, and what says that there is no such job.
    ...(isProof ? ([['/jobs/nothing', 'a job that is not there', 152 * kB]] as const) : []),
    ...others.map((each) => [each, each, Number.POSITIVE_INFINITY] as const)
  ] as const) {
    const context = await browser.newContext(address === job ? { storageState } : {})
    const sent = await firstVisit(context, address)
    await context.close()
    lines.push(formatVisit(name, sent, limit))
    spent.push([name, sent, limit])
  }
  printVisits('first visits of a board on one device', lines)
  const withAntd = holding(antd).map((file) => `/${file}`)
  expect(withAntd).not.toEqual([])
  for (const [name, sent, limit] of spent) {
    expect(
      sent.map(pathOf).filter((path) => withAntd.includes(path) && !isShared(name, path)),
      name
    ).toEqual([])
    expect(total(sent), name).toBeGreaterThan(60 * kB)
    expect(total(sent), name).toBeLessThanOrEqual(limit)
    expect(sent.filter(({ kind }) => kind === 'font').length, name).toBe(1)
    expect(total(sent, ['font']), name).toBeLessThanOrEqual(40 * kB)
  }
  // The counted answers are there: the sample came as JSON.
  expect(total(spent[1]?.[1] ?? [], ['JSON'])).toBeGreaterThan(kB)
})

/** Of each role one of the largest, with code of its own. Proof visits all. */
const workplaces = [
  ['Admin', ['/admin/requests', ...(isProof ? ['/employer/dashboard', '/admin/edit-page/about-us'] : [])]],
  [
    'Employer',
    [
      '/employer/dashboard?tab=numbers',
      ...(isProof
        ? ['/employer/dashboard', '/employer/dashboard?tab=shortlist', '/employer/post-job', '/candidates']
        : [])
    ]
  ]
] as const

test('download of a workplace › is at most 355 kB beyond a visitor’s home page', { tag: '@long' }, async ({
  page,
  context
}) => {
  // Where requests are looked at on their way, nothing is kept from one visit to the next.
  await context.route('**/*', (route) => route.continue())
  const code = ['HTML', 'JS', 'CSS'] as const
  const home = total(await visit(page, '/'), code)
  const lines: string[] = []
  for (const [who, addresses] of workplaces) {
    await enter(page, who, '/404')
    for (const address of addresses) {
      const sent = await visit(page, address)
      const apart = sent.filter((each) => /\/(rich-text|line-and-bar-charts)-/.test(pathOf(each)))
      const beyond = total(sent, code) - total(apart, code) - home
      const named = apart.map((each) => `, ${pathOf(each)} ${(each.size / kB).toFixed(1)} kB`).join('')
      lines.push(`  ${(beyond / kB).toFixed(1).padStart(6)} kB  ${who} ${address}${named}`)
      expect(beyond, address).toBeGreaterThan(50 * kB)
      expect(beyond, address).toBeLessThanOrEqual(355 * kB)
    }
  }
  process.stdout.write(`${['workplaces beyond the home page (gzip -9)', ...lines].join('\n')}\n`)
})

test.describe('built files', () => {
  test('contain no Firebase', () => {
    // The search can find something: React names itself in what it builds.
    expect(holding(/react\.transitional\.element|Minified React error/)).not.toEqual([])
    expect(holding(/firebaseapp\.com|firestore\.googleapis|identitytoolkit\.googleapis|@firebase\//)).toEqual([])
  })

  test('contain no code of the demonstration', () => {
    const folder = resolve(import.meta.dirname, '../../renderer/demo')
    const ofDemo = /loupe\.demo|Look as an employer|Suvarna: three jobs|Goldline Careers|demo-title/
    // The search can find something: the demonstration says all of this itself.
    const own = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(own.filter((text) => ofDemo.test(text)).length).toBeGreaterThan(2)
    expect(holding(ofDemo)).toEqual([])
    expect(holding(new RegExp(demonstrationPassword))).toEqual([])
  })

  test('contain no source maps and no message parser', () => {
    expect(holding(/sourceMappingURL/)).toEqual([])
    expect(holding(/messageformat-parser|Parser\.prototype\.parseMessage/)).toEqual([])
  })
})

/** Follows what jumps in a page from its beginning: how far, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const watch = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.push(Number(entry.value))
      }
    }
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))
}

test.describe('home page while it loads', () => {
  for (const [name, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }]
  ] as const) {
    test(`does not shift its layout on a ${name}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      const shifted = await watchShifts(page)
      const requests = requestsOf(page)
      await page.goto('/')
      await expect(page.getByRole('article')).toHaveCount(3)
      await requests.settled()
      await drawn(page)
      expect(await shifted()).toBeLessThan(0.02)

      // The observer is alive: something that jumps is seen.
      await page.evaluate(() => {
        const block = document.createElement('div')
        block.style.height = '300px'
        document.body.prepend(block)
      })
      await expect.poll(shifted).toBeGreaterThan(0.02)
      await context.close()
    })
  }
})

test('Page not found › does not shift its layout while its code loads slowly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shifted = await watchShifts(page)
  await page.route('**/assets/not-found-*.js', async (route) => {
    await page.waitForTimeout(300)
    await route.continue()
  })
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The prerendered page is hydrated.
  await page.locator('#root:not([data-at])').waitFor()
  await drawn(page)
  expect(await shifted()).toBeLessThan(0.02)
})
