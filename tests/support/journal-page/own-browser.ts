import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { installedChromium, sandboxArguments } from '../../../build/scripts/browser.mjs'

export interface OwnBrowser {
  browser: Browser
  /** kill -9 of the browser and every process it started, at once: nothing of it gets to tidy up. */
  kill(): Promise<void>
}

/** A browser process of our own on a profile folder, so that it can be killed: Playwright would close it politely. */
export async function launchOwn(profile: string): Promise<OwnBrowser> {
  await rm(join(profile, 'DevToolsActivePort'), { force: true })
  const child = spawn(
    installedChromium() ?? chromium.executablePath(),
    [
      ...sandboxArguments(),
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-gpu',
      '--disable-background-networking',
      'about:blank'
    ],
    // Its own process group: killing the group reaches the renderers too.
    { detached: true, stdio: 'ignore' }
  )
  const ended = once(child, 'exit')
  const kill = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  try {
    return { browser: await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(profile)}`), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

async function portOf(profile: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const port = text.split('\n')[0]
    if (port) return port
    await pause(50)
  }
  throw new Error('the browser did not start within 10 seconds')
}
