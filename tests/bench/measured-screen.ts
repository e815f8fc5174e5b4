import type { Locator, Page } from '@playwright/test'
import { requestsOf } from '#tests/support/wait-for-requests.ts'
import { measureWork, type Work } from './main-thread.ts'

/** So often everything is done; what is printed is the median. */
const rounds = Number(process.env.LOUPE_ROUNDS ?? 5)

/** Runs in the page, and needs nothing else: whether what was asked for is there. As a function, or as its text. */
type Shown = (() => boolean) | string

/** Puts a list where the board of this browser keeps it, in its own tab: nothing of it is left in the page that is measured. */
export async function putList(page: Page, name: string, list: readonly unknown[]): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/404')
  // Where no one was before the samples come first, and would be written over what is left here.
  await other.waitForFunction(() => localStorage.getItem('jobs') !== null)
  await other.evaluate(([key, text]) => localStorage.setItem(key, text), [name, JSON.stringify(list)] as const)
  await other.close()
}

/** The cost of actions on one screen. Playwright asks the page nothing in between: its questions run on the same thread. */
export class Measures {
  readonly #title: string
  readonly #works = new Map<string, Work[]>()

  constructor(title: string) {
    this.#title = title
  }

  /** Takes its own page through something, as often as there are rounds, and prints the medians. */
  async rounds(first: Page, take: (page: Page) => Promise<void>): Promise<void> {
    const tab = await first.evaluate(() => JSON.stringify({ ...sessionStorage }))
    for (let round = 0; round < rounds; round += 1) {
      const page = await first.context().newPage()
      // The session is in the tab.
      const signIn = await page.addInitScript((text) => {
        for (const [key, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(key, String(value))
      }, tab)
      await page.goto('/about-us')
      await signIn.dispose()
      await take(page)
      await page.close()
    }
    this.#print()
  }

  /** Opens an address, from the browser's cache: everything up to the picture counts. */
  async open(name: string, page: Page, address: string, shown: Shown): Promise<void> {
    const watch = await page.addInitScript(`(${watchFor})(${shown})`)
    await this.#take(name, page, () => page.goto(address))
    await watch.dispose()
  }

  /** Presses something, or a key where the focus is. */
  async press(name: string, page: Page, on: Locator | string, shown: Shown): Promise<void> {
    const point = typeof on === 'string' ? undefined : await middleOf(on)
    // Pointing at a link fetches its code, as it does for a person.
    if (point) await page.mouse.move(point.x, point.y)
    // With a list open Chromium may find no idle moment at all: what is under way is over by then.
    await Promise.race([requestsOf(page).settled(), page.waitForTimeout(3000)])
    await page.evaluate(`(${watchFor})(${shown})`)
    await this.#take(name, page, async () => {
      if (point) await page.mouse.click(point.x, point.y)
      else await page.keyboard.press(String(on))
    })
  }

  async #take(name: string, page: Page, act: () => Promise<unknown>): Promise<void> {
    const work = await measureWork(page, async () => {
      const isShown = page.waitForEvent('console', (message) => message.text() === 'shown')
      await Promise.all([isShown, act()])
    })
    this.#works.set(name, [...(this.#works.get(name) ?? []), work])
  }

  #print(): void {
    const lines = [...this.#works].map(([name, works]) => {
      const [longest, all] = (['longest', 'all'] as const).map((what) => median(works.map((work) => work[what])))
      return `${longest?.toFixed(0).padStart(7)}  ${all?.toFixed(0).padStart(5)}  ${name}`
    })
    const head = `${this.#title}: tasks of the main thread, ms, median of ${rounds}`
    process.stdout.write(`\n${[head, 'longest    all', ...lines].join('\n')}\n`)
  }
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is nowhere to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page: marks the press, and the first picture of what was asked for. */
function watchFor(shown: () => boolean): void {
  for (const event of ['mousedown', 'keydown'])
    addEventListener(event, () => performance.mark('asked'), { once: true, capture: true })
  const look = () => {
    requestAnimationFrame(() => {
      if (!document.body || !shown()) return look()
      // The frame that is being made now is the picture.
      return setTimeout(() => {
        performance.mark('shown')
        // biome-ignore lint/suspicious/noConsole: this is what the measuring waits for, without asking the page
        console.debug('shown')
      })
    })
  }
  look()
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0
}
