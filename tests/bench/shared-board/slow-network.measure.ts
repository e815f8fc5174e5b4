import type { Browser } from '@playwright/test'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { ownBuild } from '#tests/support/own-build.ts'
import { emulatedProject } from '../../../build/scripts/auth-emulator.mjs'
import { emulated, test } from '../../cloud/journeys/people-on-a-board.ts'
import { putOnBoard } from '../../cloud/journeys/put-on-board.ts'
import { serveCompressed } from '../first-content.ts'

const rounds = Number(process.env.LOUPE_ROUNDS ?? 5)

/** A slow line and a slow phone, as Chromium plays them: 400 ms to every answer, 400 kbit/s, a fourth of the processor. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowdown = 4

/** Milliseconds from asking for an address to the picture with the first job of the list, in a browser that has never been there. */
async function openFirstTime(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('main article :is(h2, h3)')) return requestAnimationFrame(look)
      return setTimeout(() => performance.mark('list'))
    }
    requestAnimationFrame(look)
  })
  await page.goto(address, { waitUntil: 'commit' })
  const list = await page.waitForFunction(() => performance.getEntriesByName('list')[0]?.startTime)
  const ms = (await list.jsonValue()) ?? Number.NaN
  await context.close()
  return ms
}

test('job list on a shared board › at a first visit on a slow line', async ({ board, browser }) => {
  await board.accounts.clear()
  await putOnBoard('jobs', createSeedJobs(new Date()))
  const own = await ownBuild({})
  const way = await serveCompressed(emulated().firestore)
  const shared = await ownBuild({
    LOUPE_FIREBASE_API_KEY: 'emulated',
    LOUPE_FIREBASE_PROJECT_ID: emulatedProject,
    LOUPE_FIREBASE_EMULATORS: `auth=${emulated().auth},firestore=${way.address}`
  })
  try {
    const lines: string[] = []
    for (const path of ['/', '/jobs']) {
      const times = { own: [] as number[], shared: [] as number[] }
      // One for nothing: an emulator that has just been started is slower than any server.
      for (let round = -1; round < rounds; round += 1) {
        const ms = [
          await openFirstTime(browser, own.address + path),
          await openFirstTime(browser, shared.address + path)
        ]
        if (round < 0) continue
        times.own.push(ms[0] ?? Number.NaN)
        times.shared.push(ms[1] ?? Number.NaN)
      }
      const [device, board] = [median(times.own), median(times.shared)]
      const seconds = [device, board].map((ms) => `${(ms / 1000).toFixed(2)} s`.padStart(8))
      lines.push(`${path.padEnd(6)} ${seconds.join('  ')}   ${(board / device).toFixed(2)}`)
    }
    const head = `first list, ${line.latency} ms and ${(line.downloadThroughput * 8) / 1000} kbit/s, ${slowdown} x CPU, median of ${rounds}`
    process.stdout.write(`\n${[head, '          own    shared   ratio', ...lines].join('\n')}\n`)
  } finally {
    own.close()
    shared.close()
    way.close()
  }
})

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
