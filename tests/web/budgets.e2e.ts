import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { expect, test } from '#tests/support/door.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { drawn, requestsOf } from '#tests/support/settled.ts'

// Sizes in bytes; a kB has 1000 of them.
const dist = resolve(import.meta.dirname, '../../dist')
const kB = 1000

interface Sent {
  readonly path: string
  readonly kind: 'code' | 'font' | 'other'
  readonly size: number
}

/** Loads an address in a profile that has seen nothing, and waits until nothing more comes. */
async function firstVisit(context: BrowserContext, address: string): Promise<Sent[]> {
  const page = await context.newPage()
  const sent = await visit(page, address)
  await page.close()
  return sent
}

async function visit(page: Page, address: string): Promise<Sent[]> {
  const responses: Response[] = []
  const note = (response: Response) => responses.push(response)
  page.on('response', note)
  const requests = requestsOf(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What the app fetches when it has nothing to do belongs to the visit.
  await requests.settled()
  page.off('response', note)
  return Promise.all(responses.map(weigh))
}

async function weigh(response: Response): Promise<Sent> {
  const type = response.headers()['content-type'] ?? ''
  const path = new URL(response.url()).pathname
  const body = await response.body()
  if (/html|javascript|css/.test(type)) return { path, kind: 'code', size: gzipSync(body, { level: 9 }).length }
  return {
    path,
    kind: type.startsWith('font/') ? 'font' : 'other',
    size: /json|svg/.test(type) ? gzipSync(body, { level: 9 }).length : body.length
  }
}

function total(sent: readonly Sent[], kind: Sent['kind']): number {
  return sent.filter((one) => one.kind === kind).reduce((sum, { size }) => sum + size, 0)
}

function print(title: string, sent: readonly Sent[]): void {
  const lines = sent.map(
    ({ path, kind, size }) => `  ${(size / kB).toFixed(1).padStart(6)} kB  ${kind.padEnd(5)} ${path}`
  )
  const sum = `  ${(total(sent, 'code') / kB).toFixed(1).padStart(6)} kB  of HTML, JS and CSS`
  const rest = `  ${(total(sent, 'other') / kB).toFixed(1).padStart(6)} kB  of data and pictures beside them, outside the budget`
  process.stdout.write(`${[`first visit of ${title} (gzip -9)`, ...lines, sum, rest].join('\n')}\n`)
}

async function seedJobPath(page: Page): Promise<string> {
  await page.goto('/jobs')
  await page.locator('main a[href^="/jobs/"]').first().click()
  await expect(page).toHaveURL(/\/jobs\/[^?]+/)
  return new URL(page.url()).pathname
}

test.describe('what the first visit costs', () => {
  for (const [address, budget] of [
    ['/', 110],
    ['/jobs', 120]
  ] as const) {
    test(`${address} costs at most ${budget} kB of HTML, JS and CSS`, async ({ context }) => {
      const sent = await firstVisit(context, address)
      print(address, sent)
      expect(total(sent, 'code')).toBeGreaterThan(60 * kB)
      expect(total(sent, 'code')).toBeLessThanOrEqual(budget * kB)
      const fonts = sent.filter(({ kind }) => kind === 'font')
      expect(fonts).toHaveLength(1)
      expect(total(sent, 'font')).toBeLessThanOrEqual(40 * kB)
    })
  }

  test('a job costs at most 120 kB of HTML, JS and CSS', async ({ browser, page }) => {
    const path = await seedJobPath(page)
    const context = await browser.newContext()
    const sent = await firstVisit(context, path)
    await context.close()
    print(path, sent)
    expect(total(sent, 'code')).toBeGreaterThan(60 * kB)
    expect(total(sent, 'code')).toBeLessThanOrEqual(120 * kB)
  })
})

test('a workplace costs at most 250 kB beyond the home page; the editor and the numbers with their charts are counted apart', async ({
  page,
  context
}) => {
  await enter(page, 'Admin')
  // Where requests are looked at on their way, nothing is kept from one visit to the next.
  await context.route('**/*', (route) => route.continue())
  const home = total(await visit(page, '/'), 'code')
  const lines: string[] = []
  for (const address of [
    '/employer/dashboard',
    '/employer/dashboard?tab=numbers',
    '/employer/dashboard?tab=shortlist',
    '/employer/post-job',
    '/admin/requests',
    '/admin/edit-page/about-us',
    '/candidates'
  ]) {
    const sent = await visit(page, address)
    const apart = sent.filter(({ path }) => /\/(rich-text|charts|numbers)-/.test(path))
    const beyond = total(sent, 'code') - total(apart, 'code') - home
    const named = apart.map(({ path, size }) => `, ${path} ${(size / kB).toFixed(1)} kB`).join('')
    lines.push(`  ${(beyond / kB).toFixed(1).padStart(6)} kB  ${address}${named}`)
    expect(beyond, address).toBeGreaterThan(50 * kB)
    expect(beyond, address).toBeLessThanOrEqual(250 * kB)
  }
  process.stdout.write(`${['workplaces beyond the home page (gzip -9)', ...lines].join('\n')}\n`)
})

test.describe('what is in the built files', () => {
  const code = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }))
  const holding = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

  const antd = /\bant-(btn|select|modal|table|form)\b|--ant-|@ant-design/

  test('nothing of firebase', () => {
    // The search can find something: React names itself in what it builds.
    expect(holding(/react\.transitional\.element|Minified React error/)).not.toEqual([])
    expect(holding(/firebaseapp\.com|firestore\.googleapis|identitytoolkit\.googleapis|@firebase\//)).toEqual([])
  })

  test('antd is there for the workplaces, and no page of a visitor fetches it', async ({ browser }) => {
    const withAntd = holding(antd).map((file) => `/${file}`)
    expect(withAntd).not.toEqual([])
    for (const address of ['/', '/jobs', '/about-us', '/login', '/signup']) {
      const context = await browser.newContext()
      const sent = await firstVisit(context, address)
      await context.close()
      expect(
        sent.map(({ path }) => path).filter((path) => withAntd.includes(path)),
        address
      ).toEqual([])
    }
  })

  test('no source maps and no parser of messages', () => {
    expect(holding(/sourceMappingURL/)).toEqual([])
    expect(holding(/messageformat-parser|Parser\.prototype\.parseMessage/)).toEqual([])
  })
})

test.describe('nothing jumps while the home page loads', () => {
  for (const [name, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }]
  ] as const) {
    test(`on a ${name}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
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
      const shifted = () =>
        page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))
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
