import type { ElementHandle, Page } from '@playwright/test'
import { addressOf } from '#tests/support/journey-builds.ts'
import { pressLogout } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'
import { measureRatios, type Ratios } from './contrast.ts'

// Contrast of every kind of control in every state, on the board of the demonstration: printed. What is under its limit comes first.

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(addressOf('demo')),
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' }
})

type Theme = 'light' | 'dark'
type Shown = readonly [path: string, open?: (page: Page) => Promise<void>]

const main = (page: Page) => page.getByRole('main')
const press = (role: 'button' | 'tab' | 'link', name: string | RegExp) => async (page: Page) =>
  main(page).getByRole(role, { name }).first().click()

const screens: Readonly<Record<string, readonly Shown[]>> = {
  '': [['/'], ['/jobs'], ['/jobs', press('link', 'Details')], ['/login'], ['/signup'], ['/404']],
  'a candidate': [
    ['/profile'],
    ['/profile?tab=applications'],
    ['/jobs?q=polishing'],
    ['/jobs', press('button', 'Apply Now')]
  ],
  'an employer': [
    ['/employer/dashboard'],
    ['/employer/dashboard', press('button', 'More')],
    ['/employer/dashboard?status=approved', press('button', 'Filters')],
    ['/employer/dashboard?tab=interviews'],
    ['/employer/dashboard', press('link', /^7 applicants/)],
    ['/employer/dashboard?tab=shortlist'],
    ['/employer/dashboard?tab=numbers'],
    ['/employer/post-job'],
    ['/employer/post-job', press('button', 'Submit for review')],
    ['/employer/company'],
    ['/candidates']
  ],
  'the administrator': [
    ['/admin/requests'],
    ['/admin/requests', press('button', /^Reject/)],
    ['/admin/requests?tab=rejected'],
    ['/admin/requests?tab=reports'],
    ['/admin/requests?tab=companies'],
    ['/admin/edit-page/about-us'],
    ['/employer/dashboard?tab=employers']
  ]
}

const still = '*,*::before,*::after{transition:none!important;animation:none!important}'

/** Of a field whose edge is drawn around its input, the whole. */
const wholes = '.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-checkbox, .ant-radio'
const kinds = `a[href], button, :is(input, textarea, select):not([type=hidden], [type=file], :is(${wholes}) *), summary, [role=tab], [role=menuitem], [role=option], .tag, .chip, .state, .role, .ant-tag, ${wholes}`
const fields = /^(?:input|select|textarea)\b|\.ant-(?:select|input|checkbox|radio|picker)/

interface Line {
  where: string
  kind: string
  state: string
  ratios: Ratios
}

for (const theme of ['light', 'dark'] as const) {
  test(`controls › have enough contrast in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    const lines: Line[] = []
    const seen = new Set<string>()
    try {
      for (const [who, shown] of Object.entries(screens)) {
        if (who !== '') await look(page, who)
        for (const [path, open] of shown) {
          await page.goto(path)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await page.addStyleTag({ content: still })
          await expect(main(page).getByRole('heading').first()).toBeVisible()
          await open?.(page)
          await page.waitForLoadState('networkidle')
          await measureScreen(page, `${path}${open ? ' …' : ''}`, seen, lines)
        }
      }
    } finally {
      print(theme, lines)
    }
  })
}

async function look(page: Page, who: string): Promise<void> {
  await page.goto('/')
  const account = page.locator('summary').filter({ hasText: 'My account' })
  if (await account.isVisible()) {
    await pressLogout(page)
    await expect(account).toHaveCount(0)
  }
  await page.goto('/login')
  await page.getByRole('button', { name: `Look as ${who}` }).click()
  await expect(page).not.toHaveURL('/login')
}

/** Each kind that was not seen yet: as it stands, under the pointer, with the focus, and disabled. */
async function measureScreen(page: Page, where: string, seen: Set<string>, lines: Line[]): Promise<void> {
  for (const control of (await page.locator(kinds).elementHandles()) as ElementHandle<HTMLElement>[]) {
    const kind = await control.evaluate(nameKind)
    // Controls under a dialog are measured on the screen without it.
    if (seen.has(kind) || !(await control.evaluate(isOnTop))) continue
    seen.add(kind)
    const measure = async (state: string) => {
      const ratios = await measureRatios(page, control)
      if (ratios) lines.push({ where, kind, state, ratios })
    }
    await page.mouse.move(0, 0)
    await measure(kind.includes('[disabled]') ? 'disabled' : 'default')
    if (kind.includes('[disabled]')) continue
    await control.hover({ force: true, timeout: 2000 }).catch(() => {})
    await measure('hover')
    await page.mouse.move(0, 0)
    await page.keyboard.press('Shift')
    if (await control.evaluate(takeFocus)) await measure('focus')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    if (/^button\b.*\.(?:btn|ant-btn)\b/.test(kind)) {
      await control.evaluate((element) => element.setAttribute('aria-disabled', 'true'))
      await measure('disabled')
      await control.evaluate((element) => element.removeAttribute('aria-disabled'))
    }
  }
}

/** Returns whether it can be reached by key, and has the focus now. */
function takeFocus(element: HTMLElement): boolean {
  const own = element.querySelector<HTMLElement>('input, textarea') ?? element
  if (own.tabIndex < 0) return false
  own.focus({ preventScroll: true })
  return own.matches(':focus-visible')
}

function isOnTop(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  element.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && (element.contains(top) || top.contains(element))
}

/** Name of a control's kind: controls drawn alike share it. */
function nameKind(element: Element): string {
  const classes = [...element.classList]
    .filter((name) => !/^(?:loupe|css-|ant-btn-color|ant-btn-icon)/.test(name))
    .sort()
  const states = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-invalid', 'type']
    .map((name) => [name, element.getAttribute(name)])
    .filter(([, value]) => value !== null && value !== 'false')
    .map(([name, value]) => `[${name}=${value}]`)
  const isDisabled = element.matches(':disabled, [aria-disabled=true]')
  const inside = element.closest('header, footer, nav, dialog, [role=dialog], table, article, fieldset')
  return `${element.localName}${classes.map((name) => `.${name}`).join('')}${states.join('')}${isDisabled ? '[disabled]' : ''}${inside ? ` in ${inside.localName}` : ''}`
}

function limitOf({ state, ratios }: Line): number {
  return state === 'disabled' || ratios.isLarge ? 3 : 4.5
}

function print(theme: Theme, lines: readonly Line[]): void {
  const format = (ratio: number | undefined) => (ratio === undefined ? '    -' : ratio.toFixed(2).padStart(5))
  const show = ({ where, kind, state, ratios }: Line) =>
    `  ${format(ratios.text)} ${format(ratios.edge)}  ${state.padEnd(8)} ${kind}  (${where})`
  const isLow = (line: Line) => (line.ratios.text ?? 99) < limitOf(line)
  const isFaint = ({ kind, state, ratios }: Line) =>
    state !== 'disabled' && (state === 'focus' || fields.test(kind)) && (ratios.edge ?? 99) < 3
  const low = lines.filter(isLow)
  const faint = lines.filter((line) => !isLow(line) && isFaint(line))
  const smallest = (of: readonly (number | undefined)[]) => Math.min(...of.flatMap((ratio) => ratio ?? []))
  const textsOf = (state: string) =>
    smallest(lines.filter((line) => line.state === state).map(({ ratios }) => ratios.text))
  const edges = lines.filter(({ kind, state }) => state !== 'disabled' && fields.test(kind))
  const report = [
    `${theme}: ${new Set(lines.map(({ kind }) => kind)).size} kinds, ${lines.length} looks`,
    `text: ${['default', 'hover', 'focus', 'disabled'].map((state) => `${state} ${format(textsOf(state))}`).join(', ')}`,
    `edge of a field ${format(smallest(edges.map(({ ratios }) => ratios.edge)))}, ring of the focus ${format(smallest(lines.filter(({ state }) => state === 'focus').map(({ ratios }) => ratios.edge)))}`,
    `text under its limit: ${low.length}`,
    ...low.map(show),
    `edge of a field or of the focus under 3: ${faint.length}`,
    ...faint.map(show)
  ].join('\n')
  process.stdout.write(`${report}\n\n`)
}
