import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isEnding, runCommand, runTool } from './command.mjs'
import { Complaint, readLastLine, say } from './terminal.mjs'

/** A shell without windows draws the same pages for less: it comes first. */
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

/** The Chromium or Chrome that CHROMIUM_PATH names or that is installed on this computer; undefined when there is none. */
export function findInstalledChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Complaint(`CHROMIUM_PATH is ${given}, but there is no such file.`)
    return given
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...otherPaths].find((file) =>
    existsSync(file)
  )
}

/** Chromium refuses to run as root with its sandbox; containers of CI seldom allow one. */
export function listSandboxArguments() {
  return process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []
}

/** A browser that starts: an installed one, else the one that Playwright has fetched before. @returns {Promise<string | undefined>} its program file */
export async function findChromium() {
  return (await takeIfStarts(findInstalledChromium())) ?? takeIfStarts(await findPlaywrights())
}

async function findPlaywrights() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/**
 * Whether a browser is there with all it needs: some are only a note where to get one.
 * @param {string | undefined} file
 */
async function takeIfStarts(file) {
  if (!file || !existsSync(file)) return undefined
  // On Windows a browser answers --version with a window.
  if (process.platform === 'win32') return file
  const { code, output } = await runCommand(file, ['--version'])
  return code === 0 && /chrom/i.test(output) ? file : undefined
}

const advice = 'Install Chromium or Chrome, or let CHROMIUM_PATH name its program file.'

/**
 * Fetches a browser: Playwright's own, else as root the system's package.
 * @param {object} [how]
 * @param {boolean} [how.isRoot] who may install packages
 * @param {() => Promise<unknown>} [how.fetchPlaywrights]
 * @param {number} [how.lockMs] how long until a package manager that is in use is asked again, in milliseconds
 * @returns {Promise<string>} its program file
 * @throws Complaint when there is none to be had
 */
export async function fetchChromium({
  isRoot = process.getuid?.() === 0,
  fetchPlaywrights = () => runTool('playwright/cli.js', ['install', 'chromium']),
  lockMs = 2000
} = {}) {
  await fetchPlaywrights()
  const fetched = await takeIfStarts(await findPlaywrights())
  if (fetched) return fetched
  const given = "Playwright's own could not be fetched or does not start"
  if (!isRoot) throw new Complaint(`${given}, and this user may not install one. ${advice}`)
  say('Installing Chromium with apt (100 to 300 MB, a minute or two) …')
  await runApt(['update'], lockMs)
  let reason = ''
  // Older systems have no package of the shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code, output } = await runApt(['install', '-y', '--no-install-recommends', name], lockMs)
    const installed = code === 0 ? await findChromium() : undefined
    if (installed) return installed
    reason = readLastLine(output)
  }
  throw new Complaint(`${given}, and apt has installed none (${reason}). ${advice}`)
}

/** So long a package manager that another program uses is waited for, in milliseconds. */
const longestLockMs = 600_000

/** @param {readonly string[]} args @param {number} lockMs */
async function runApt(args, lockMs) {
  const env = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const until = performance.now() + longestLockMs
  for (let hasSaid = false; ; hasSaid = true) {
    const outcome = await runCommand('apt-get', ['-qq', ...args], { env })
    // apt's own time-out waits for one of its three locks alone.
    const isLocked = outcome.code !== 0 && /Could not get lock/.test(outcome.output)
    if (!isLocked || isEnding() || performance.now() > until) return outcome
    if (!hasSaid) say('Another program uses the package manager: waiting until it has ended, for 10 minutes at most …')
    await wait(lockMs)
  }
}
