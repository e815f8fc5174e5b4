import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Job } from '#shared/domain/job/job.ts'

/** Paints of a first visit, in milliseconds since the page was asked for; the shift as browsers count it. */
export interface FirstContent {
  readonly first: number
  readonly largest: number
  readonly shift: number
}

/** A processor four times as slow, and a line of 150 ms and 1.6 Mbit/s. */
const slow = { processor: 4, latencyMs: 150, bytesPerSecond: 1_600_000 / 8 }

/** So often everything is done; what is printed is the median. */
const rounds = Number(process.env.LOUPE_ROUNDS ?? 5)

interface Visit {
  readonly address: string
  /** A selector of what the visit is about. */
  readonly shown: string
  /** The device's storage. */
  readonly options?: BrowserContextOptions
}

/** Opens an address with an empty cache, as often as there are rounds. */
export async function measureFirstContent(
  browser: Browser,
  address: string,
  shown: string,
  options: BrowserContextOptions = {}
): Promise<FirstContent> {
  const [measured] = await measureInTurns(browser, [{ address, shown, options }])
  return measured as FirstContent
}

/** Opens several addresses in turns: a computer that is busy for a while is so for all of them. */
export async function measureInTurns(browser: Browser, visits: readonly Visit[]): Promise<FirstContent[]> {
  const found = visits.map((): FirstContent[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, visit] of visits.entries()) found[index]?.push(await visitOnce(browser, visit))
  return found.map((each) => {
    const median = (pick: (one: FirstContent) => number) =>
      each.map(pick).sort((one, other) => one - other)[rounds >> 1] ?? Number.NaN
    return {
      first: median(({ first }) => first),
      largest: median(({ largest }) => largest),
      // A jump is a jump, also if it comes once.
      shift: Math.max(...each.map(({ shift }) => shift))
    }
  })
}

async function visitOnce(browser: Browser, { address, shown, options }: Visit): Promise<FirstContent> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(observe)
  await page.goto(address)
  await page.locator(shown).first().waitFor()
  await page.waitForLoadState('networkidle')
  // An entry comes some pictures after what it tells of.
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (window as unknown as { seen: FirstContent }).seen)
  await context.close()
  return seen
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor })
}

/** Runs in the page, and needs nothing else. */
function observe(): void {
  const seen = { first: 0, largest: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
}

/** Figures of one run as a table, each beside the reference of the run. */
export function printFirstContent(reference: FirstContent, rows: readonly (readonly [string, FirstContent])[]): void {
  const beside = (ms: number, other: number) => `${Math.round(ms)} ms (${(ms / other).toFixed(2)} ×)`.padStart(18)
  const lines = [['a plain page of 30 cards', reference] as const, ...rows].map(
    ([name, { first, largest, shift }]) =>
      `  ${name.padEnd(28)} ${beside(first, reference.first)} ${beside(largest, reference.largest)}  ${shift.toFixed(4)}`
  )
  const title = `  ${'median of'.padEnd(9)} ${String(rounds).padEnd(18)} ${'first paint'.padStart(18)} ${'largest text'.padStart(18)}  shift`
  process.stdout.write(`${[title, ...lines].join('\n')}\n`)
}

interface Served {
  readonly address: string
  close(): void
}

/** Serves a page without a line of code: as many cards as a list shows at first. */
export function servePlainPage(jobs: readonly Job[]): Promise<Served> {
  const cards = Array.from({ length: 30 }, (_, index) => {
    const { title, company, location, description } = jobs[index % jobs.length] as Job
    return `<article><h3>${title}</h3><p>${company} · ${location}</p><p>${description}</p></article>`
  })
  const style = 'body{font:16px sans-serif;margin:1rem}article{border:1px solid;padding:1rem;margin:1rem 0}'
  const html = gzipSync(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cards</title><style>${style}</style><h1>Jobs</h1>${cards.join('')}`
  )
  return listen(async () => ({ type: 'text/html', body: html, status: 200 }))
}

/**
 * Answers of the Firestore emulator, compressed as Google's servers send them: over a slow line that is most of the time. It is asked
 * for each answer once: Google's servers do not work on the processor of whoever visits.
 */
export function serveCompressed(emulator: string): Promise<Served> {
  const answers = new Map<string, Promise<Answer>>()
  const ask = async (path: string, body: string): Promise<Answer> => {
    const answer = await fetch(`http://${emulator}${path}`, body === '' ? {} : { method: 'POST', body })
    return { type: 'application/json', status: answer.status, body: gzipSync(await answer.text()) }
  }
  return listen((path, body) => {
    const answer = answers.get(path + body) ?? ask(path, body)
    answers.set(path + body, answer)
    return answer
  })
}

interface Answer {
  readonly type: string
  readonly status: number
  readonly body: Buffer
}

async function listen(answer: (path: string, body: string) => Promise<Answer>): Promise<Served> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { type, status, body } = await answer(request.url ?? '/', Buffer.concat(parts).toString())
    response
      .writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Access-Control-Allow-Origin': '*' })
      .end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}
