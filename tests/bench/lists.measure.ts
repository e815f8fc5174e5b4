import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { sampleJob } from '#tests/support/sample-job.ts'
import { requestsOf } from '#tests/support/settled.ts'
import { expect, test } from '#tests/support/target.ts'
import { measureWork } from './main-thread.ts'
import { median, putList, watchFor } from './measured-screen.ts'

/** So often each key is pressed; what is printed is the median. */
const presses = Number(process.env.LOUPE_ROUNDS ?? 5)

/** From the press to the picture, in milliseconds: as time passed, and as the main thread worked. Each of a press of its own: to be traced costs time. */
interface Cost {
  passed: number
  worked: number
}

const words = ['gold', 'setter', 'polisher', 'bezel', 'wax', 'casting', 'stone', 'bench', 'assay', 'sorting']

const textOf = (index: number, length: number) =>
  Array.from({ length }, (_, word) => words[(index * 7 + word * (3 + (index % 5))) % words.length]).join(' ')

const boardOf = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleJob(`job_${index}`, {
      title: `${textOf(index, 3)} ${String(index).padStart(5, '0')}`,
      company: textOf(index + 1, 2),
      location: ['Surat GJ', 'Jaipur RJ', 'Mumbai MH'][index % 3] ?? '',
      description: textOf(index, length),
      responsibilities: [],
      qualifications: [],
      keywords: [words[index % words.length] ?? ''],
      postedDate: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}`
    })
  )

const number = (value: number) => value.toFixed(1).padStart(8)

const times = (one: number, other: number) => `${(one / other).toFixed(2)} ×`.padStart(9)

const printPress = (name: string, { passed, worked }: Cost, plain: Cost) =>
  `${number(passed)} ${number(worked)} ${number(plain.worked)} ${times(worked, plain.worked)}  ${name}`

const printKeys = (name: string, { key, react, plain }: Keys) =>
  `${number(key.passed)} ${number(key.worked)} ${number(plain.worked)} ${number(react)} ${times(key.passed, react)}  ${name}`

/** A key's time, pressed where the focus is, until its picture is there. */
async function pressKey(page: Page, key: string, shown: string): Promise<() => Promise<void>> {
  await Promise.race([requestsOf(page).settled(), page.waitForTimeout(1500)])
  await page.evaluate(`(${watchFor})(${shown})`)
  return async () => {
    const isShown = page.waitForEvent('console', (message) => message.text() === 'shown')
    await Promise.all([isShown, page.keyboard.press(key)])
  }
}

async function measurePassed(page: Page, key: string, shown: string): Promise<number> {
  const press = await pressKey(page, key, shown)
  await press()
  return page.evaluate(() => {
    const [asked, picture] = ['asked', 'shown'].map((name) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0)
    return (picture ?? 0) - (asked ?? 0)
  })
}

const measureWorked = async (page: Page, key: string, shown: string) =>
  (await measureWork(page, await pressKey(page, key, shown))).all

/** A page of its own with the first 30 cards of this one and its styles, and no code but what draws 30 others when a key is pressed. */
async function openPlain(page: Page): Promise<Page> {
  const html = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')].slice(0, 30).map((card) => card.outerHTML)
    const styles = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.outerHTML)
    const others = cards.map((card) => card.replace(/>([a-z]+) /g, '>x$1 '))
    const draw = `let n = 0; const sets = ${JSON.stringify([others.join(''), cards.join('')])};
      addEventListener('keydown', () => { list.innerHTML = sets[n++ % 2]; document.title = String(n) })`
    return `<!doctype html><html lang="en"><head>${styles.join('')}</head><body><main class="page"><div id="list">${cards.join('')}</div></main><script>${draw.replaceAll('</', '<\\/')}</script></body></html>`
  })
  const plain = await page.context().newPage()
  await plain.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await plain.goto('/plain')
  return plain
}

/** A page that React draws, with the jobs of this board and the styles of this page, and nothing else. */
async function openReact(page: Page): Promise<Page> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: fileURLToPath(new URL('react-board.tsx', import.meta.url)) } }
  })) as Rolldown.RolldownOutput
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.outerHTML).join('')
  )
  const html = `<!doctype html><html lang="en"><head>${styles}</head><body></body><script type="module">${output[0].code.replaceAll('</', '<\\/')}</script></html>`
  const react = await page.context().newPage()
  await react.route('**/react', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await react.goto('/react')
  return react
}

async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

async function measurePlain(page: Page, rate: number): Promise<Cost> {
  const plain = await openPlain(page)
  await slowDown(plain, rate)
  let count = 0
  const shown = () => {
    count += 1
    return `() => document.title === '${count}'`
  }
  const cost = await measureBoth((measure) => measure(plain, 'a', shown()))
  await plain.close()
  return cost
}

/** Presses as often as there are rounds, first for what passes, then for what is worked. */
async function measureBoth(press: (measure: typeof measurePassed) => Promise<number>): Promise<Cost> {
  const take = async (measure: typeof measurePassed) => {
    const costs: number[] = []
    for (let each = 0; each < presses; each += 1) costs.push(await press(measure))
    return median(costs)
  }
  return { passed: await take(measurePassed), worked: await take(measureWorked) }
}

interface Keys {
  /** On this board. */
  key: Cost
  /** On a page that React draws: milliseconds to the picture. */
  react: number
  /** 30 cards drawn by a page without any library. */
  plain: Cost
}

/** The cost of a letter among these jobs, the boards in turns. */
async function measureKeys(page: Page, rate: number): Promise<Keys> {
  await page.goto('/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  const plain = await measurePlain(page, rate)
  const other = await openReact(page)
  const type = async (board: Page, measure: typeof measurePassed) => {
    await board.bringToFront()
    return typeAndTakeBack(board, rate, measure)
  }
  const react: number[] = []
  const passed: number[] = []
  const worked: number[] = []
  for (let turn = 0; turn < 2; turn += 1) {
    react.push(...(await type(other, measurePassed)))
    passed.push(...(await type(page, measurePassed)))
    worked.push(...(await type(page, measureWorked)))
  }
  await other.close()
  return { react: median(react), key: { passed: median(passed), worked: median(worked) }, plain }
}

/** Types a word and takes it back, letter by letter: what each of them costs. */
async function typeAndTakeBack(page: Page, rate: number, measure: typeof measurePassed): Promise<number[]> {
  const session = await slowDown(page, rate)
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  const costs: number[] = []
  for (const key of ['b', 'e', 'z', 'e', ...Array.from({ length: 4 }, () => 'Backspace')]) {
    const before = await page.getByRole('main').getByRole('status').textContent()
    const shown = `() => document.querySelector('main [role=status]').textContent !== ${JSON.stringify(before)}`
    costs.push(await measure(page, key, shown))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return costs
}

/** Milliseconds from picture to picture while a page is scrolled up, and what the main thread works for one. */
async function measureFrames(page: Page): Promise<{ usual: number; worst: number; worked: number }> {
  let times: number[] = []
  const { all } = await measureWork(page, async () => {
    times = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const frames: number[] = []
          const step = (now: number) => {
            frames.push(now)
            scrollBy(0, -100)
            if (frames.length <= 120) return requestAnimationFrame(step)
            performance.mark('shown')
            return resolve(frames.slice(1).map((frame, index) => frame - (frames[index] ?? 0)))
          }
          performance.mark('asked')
          requestAnimationFrame(step)
        })
    )
  })
  const sorted = times.sort((a, b) => a - b)
  return { usual: median(sorted), worst: sorted[Math.floor(sorted.length * 0.95)] ?? 0, worked: all / times.length }
}

const groups = () => document.querySelector('main [role=list]')?.children.length ?? 0
const grown = (from: number) => `() => document.querySelector('main [role=list]').children.length > ${from}`

test('job list › opened to its end (3,500 jobs), and typing among up to 10,000', async ({ page }) => {
  const sample = await measureKeys(page, 4)
  await putList(page, 'jobs', boardOf(3500, 60))
  await page.goto('/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  const plain = await measurePlain(page, 1)
  const more = page.getByRole('button', { name: 'Show more jobs' })
  const press = async (measure: typeof measurePassed) => {
    await more.focus()
    return measure(page, 'Enter', grown(await page.evaluate(groups)))
  }
  const first = await measureBoth(press)
  await page.evaluate(async (leave) => {
    const button = () => document.querySelector<HTMLButtonElement>('.search-more')
    const list = document.querySelector('main [role=list]')
    const total = Math.ceil(3500 / 6)
    while (button() && list && list.children.length < total - 10 * leave) {
      const before = list.children.length
      button()?.click()
      while (list.children.length === before) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, presses)
  const last = await measureBoth(press)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const frames = await measureFrames(page)

  const among3500 = await measureKeys(page, 6)
  await putList(page, 'jobs', boardOf(25, 60))
  const among25 = await measureKeys(page, 4)
  await putList(page, 'jobs', boardOf(10_000, 3))
  const among10000 = await measureKeys(page, 1)

  const [passed, worked] = [last.passed / first.passed, last.worked / first.worked].map((ratio) => ratio.toFixed(2))
  const lines = [
    '  passed   worked    plain    ratio  ms to the picture; plain: 30 cards drawn by a page without any library',
    printPress("'show more' with 30 to 330 jobs shown", first, plain),
    printPress("'show more' at the end of 3,500", last, plain),
    `to the picture the last press takes ${passed} × as long as the first, and the main thread works ${worked} ×; ${elements.toLocaleString('en')} elements`,
    `scrolling: a picture each ${frames.usual.toFixed(1)} ms (of twenty, nineteen within ${frames.worst.toFixed(1)}), for which the main thread works ${frames.worked.toFixed(1)}`,
    '',
    '  passed   worked    plain    React    ratio  a letter of a search; React: of a page that it draws, and that does nothing else',
    printKeys('among the 23 of the sample, 4 × CPU', sample),
    printKeys('among 25 with long texts, 4 × CPU', among25),
    printKeys('among 3,500, 6 × CPU', among3500),
    printKeys('among 10,000', among10000)
  ]
  process.stdout.write(`\n${lines.join('\n')}\n`)
})
