import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isEnding, runCommand, runTool } from './run-command.mjs'
import { Complaint, readLastLine, say } from './terminal-output.mjs'

/** Headless shells first: they cost less. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable'
]
const otherPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
]

/** Named by CHROMIUM_PATH or installed; undefined: none. */
export function findInstalledChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Complaint(`CHROMIUM_PATH is ${given}, but that file does not exist.`)
    return given
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...otherPaths].find((file) =>
    existsSync(file)
  )
}

/** Chromium's sandbox needs a user other than root, and CI containers seldom allow it. */
export function listSandboxArguments() {
  return process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []
}

/** An installed browser that starts, else Playwright's. @returns {Promise<string | undefined>} its program file */
export async function findChromium() {
  return (await takeIfStarts(findInstalledChromium())) ?? takeIfStarts(await findPlaywrights())
}

async function findPlaywrights() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/**
 * Some packages only print where to get a browser.
 * @param {string | undefined} file
 */
async function takeIfStarts(file) {
  if (!file || !existsSync(file)) return undefined
  // On Windows --version opens a window.
  if (process.platform === 'win32') return file
  const { code, output } = await runCommand(file, ['--version'])
  return code === 0 && /chrom/i.test(output) ? file : undefined
}

const advice = 'Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.'

/**
 * Fetches Playwright's browser, or as root the system's package.
 * @returns {Promise<string>} its program file
 * @throws Complaint when there is none
 */
export async function fetchChromium() {
  await runTool('playwright/cli.js', ['install', 'chromium'])
  const fetched = await takeIfStarts(await findPlaywrights())
  if (fetched) return fetched
  const given = "Playwright's own could not be fetched or does not start"
  if (process.getuid?.() !== 0) throw new Complaint(`${given}, and you cannot install it with this user. ${advice}`)
  say('Installing Chromium with apt (100 to 300 MB, a minute or two) …')
  await runApt(['update'])
  let reason = ''
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code, output } = await runApt(['install', '-y', '--no-install-recommends', name])
    const installed = code === 0 ? await findChromium() : undefined
    if (installed) return installed
    reason = readLastLine(output)
  }
  throw new Complaint(`${given}, and apt could not install it (${reason}). ${advice}`)
}

/** Longest wait for a locked package manager, and the pause before it is tried again. */
const [longestLockMs, lockRetryMs] = [600_000, 2000]

/** @param {readonly string[]} args */
async function runApt(args) {
  const env = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const until = performance.now() + longestLockMs
  for (let hasSaid = false; ; hasSaid = true) {
    const outcome = await runCommand('apt-get', ['-qq', ...args], { env })
    // apt's own timeout covers one of its three locks.
    const isLocked = outcome.code !== 0 && /Could not get lock/.test(outcome.output)
    if (!isLocked || isEnding() || performance.now() > until) return outcome
    if (!hasSaid) say('Another program is using apt. Waiting up to 10 minutes …')
    await wait(lockRetryMs)
  }
}
