import { type BrowserContext, test as base, expect, type TestInfo } from '@playwright/test'
import { throughElectron } from '#tests/desktop/electron/through-electron.ts'
import { type Desktop, desktopBehind, openDesktop } from '#tests/desktop/harness/desktop.ts'
import { userDataFolder, writePolicy } from './desktop-folder.ts'
import { hashQuicklyIn } from './few-hash-rounds.ts'
import { openInWindows } from './own-windows.ts'

/** Where a journey runs. */
export type Target = 'web' | 'desktop'

export interface TargetOptions {
  target: Target
  /** Makes a kiosk of the desktop app: by what the office has written beside the program, or by the arguments of the program. */
  kiosk: { readonly policy?: string; readonly args?: readonly string[] } | null
  /** Passwords are hashed with as many rounds as by people. */
  hashesInFull: boolean
}

export interface TargetFixtures {
  /** The desktop app behind the page; only where the target is 'desktop'. */
  desktop: Desktop
}

/** Journeys written once and run on both targets: import `test` from here, and tag with '@web' what only a browser has. */
const throughHarness = base.extend<TargetOptions & TargetFixtures & { behind: Desktop | undefined }>({
  target: ['web', { option: true }],
  kiosk: [null, { option: true }],
  hashesInFull: [false, { option: true }],
  // The desktop app comes with the window: a test that asks for neither a page nor the app has none to wait for.
  context: async ({ context, hashesInFull, target, kiosk }, use, testInfo) => {
    openInWindows(context)
    if (!hashesInFull) await hashQuicklyIn(context)
    const lines = logPages(context)
    if (target === 'web') await use(context)
    else await withDesktop(context, kiosk, testInfo, () => use(context))
    await attachWhenFailed(testInfo, 'what the pages complained of', lines)
  },
  behind: async ({ context }, use) => use(desktopBehind(context)),
  desktop: async ({ behind }, use) => {
    if (!behind) throw new Error('This journey needs the desktop app')
    await use(behind)
  }
})

async function withDesktop(
  context: BrowserContext,
  kiosk: TargetOptions['kiosk'],
  testInfo: TestInfo,
  use: () => Promise<void>
): Promise<void> {
  const { folder, remove } = userDataFolder()
  if (kiosk?.policy !== undefined) writePolicy(folder, kiosk.policy)
  const desktop = await openDesktop(context, folder, kiosk?.args ? { args: kiosk.args } : {})
  await use()
  await attachWhenFailed(testInfo, 'what main did not answer', desktop.unanswered)
  await context.close()
  await desktop.close()
  remove()
}

/** Notes what the pages of a context complain of, and what they did not get. */
function logPages(context: BrowserContext): string[] {
  const lines: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (webError) => lines.push(`thrown: ${webError.error().stack ?? webError.error().message}`))
  context.on('requestfailed', (request) => lines.push(`${request.failure()?.errorText}: ${request.url()}`))
  context.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${response.status()}: ${response.url()}`)
  })
  return lines
}

/** Adds it to the report of a failed test. */
async function attachWhenFailed(testInfo: TestInfo, name: string, lines: readonly string[]): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus || lines.length === 0) return
  await testInfo.attach(name, { body: lines.join('\n'), contentType: 'text/plain' })
}

export const test: typeof throughHarness = process.env.LOUPE_TARGET === 'electron' ? throughElectron : throughHarness

export { expect }
