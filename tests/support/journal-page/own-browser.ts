import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Browser, chromium } from '@playwright/test'
import { browserOptions } from '#tests/support/browser-options.ts'

interface OwnBrowser {
  browser: Browser
  /** kill -9 of the browser and every process it started, at once: nothing of it gets to tidy up. */
  kill(): Promise<void>
}

/** A browser process of our own on a profile folder, so that it can be killed: Playwright would close it politely. */
export async function launchOwn(profile: string): Promise<OwnBrowser> {
  const { executablePath = chromium.executablePath(), args = [] } = browserOptions()
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
      'about:blank'
    ],
    // Its own process group: killing the group reaches the renderers too.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] }
  )
  const ended = once(child, 'exit')
  const kill = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  try {
    return { browser: await chromium.connectOverCDP(await debuggingAddress(child)), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

/** Where the browser is reached, which it says as soon as it is. Rejects with what it said instead when it ends before. */
async function debuggingAddress(child: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  const output: string[] = []
  for await (const line of createInterface(child.stderr)) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (address) {
      // Further output must not fill the pipe.
      child.stderr.resume()
      return address
    }
    output.push(line)
  }
  throw new Error(`The browser has not started:\n${output.join('\n')}`)
}
