import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand, runTool } from './command.mjs'
import { Complaint, say } from './terminal.mjs'

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

/**
 * Finds a browser for the journeys, or installs one: an installed one, Playwright's own, as root the system's package.
 * @returns {Promise<string>} its program file
 */
export async function findOrInstallChromium() {
  const installed = findInstalledChromium()
  if (installed && (await canStart(installed))) return installed
  const { chromium } = await import('playwright')
  if (await canStart(chromium.executablePath())) return chromium.executablePath()
  say('No Chromium found on this computer: Playwright downloads its own …')
  await runTool('playwright/cli.js', ['install', 'chromium'], { show: true })
  if (await canStart(chromium.executablePath())) return chromium.executablePath()
  const packaged = await installWithApt()
  if (packaged) return packaged
  throw new Complaint(
    'The journeys need Chromium or Chrome, and none could be found or installed. Install one, or set CHROMIUM_PATH to its program file, and run npm test again.'
  )
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Installing Chromium with apt …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) => runCommand('apt-get', args, { show: true, env })
  await apt('update', '-qq')
  // Older systems have no package of the shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await apt('install', '-y', '-qq', '--no-install-recommends', name)
    if (code === 0) break
  }
  const installed = findInstalledChromium()
  return installed && (await canStart(installed)) ? installed : undefined
}

/** Whether a browser is there with all it needs: some are only a note where to get one. @param {string} file */
async function canStart(file) {
  if (!file || !existsSync(file)) return false
  // On Windows a browser answers --version with a window.
  if (process.platform === 'win32') return true
  const { code, output } = await runCommand(file, ['--version'])
  return code === 0 && /chrom/i.test(output)
}
