import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { putOnBoard } from '#tests/cloud/journeys/put-on-board.ts'
import { setRules } from '#tests/support/emulator-projects.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { ownBuild } from '#tests/support/own-build.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'
import { emulatedProject } from '../../build/scripts/auth-emulator.mjs'
import { findFirestoreLauncher, startFirestoreEmulator } from '../../build/scripts/firestore-emulator.mjs'
import {
  type FirstContent,
  measureFirstContent,
  printFirstContent,
  serveCompressed,
  servePlainPage
} from './first-content.ts'

const card = 'article.card'
const jobArticle = 'article.job[aria-busy="false"]'

test('first visit › is measured: bytes loaded and times of painting', async ({ browser, baseURL }) => {
  const jobs = createSeedJobs(new Date())
  const rows: [string, FirstContent][] = []
  const plain = await servePlainPage(jobs)
  const reference = await measureFirstContent(browser, `http://${plain.address}/`, 'article')

  rows.push(['/', await measureFirstContent(browser, `${baseURL}/`, card)])
  rows.push(['/jobs', await measureFirstContent(browser, `${baseURL}/jobs`, card)])
  // Jobs that lie on the device: who comes back reads one.
  const before = await browser.newContext()
  const page = await before.newPage()
  await page.goto(`${baseURL}/jobs`)
  const job = await page.locator('main a[href^="/jobs/"]').first().getAttribute('href')
  expect(job).not.toBeNull()
  const storageState = await before.storageState({ indexedDB: true })
  await before.close()
  rows.push(['a job', await measureFirstContent(browser, `${baseURL}${job}`, jobArticle, { storageState })])

  if (findFirestoreLauncher()) {
    const emulator = await startFirestoreEmulator()
    await setRules(emulator, emulatedProject, buildRules('loupe.example'))
    const firestore = `${emulator.host}:${emulator.port}`
    process.env.LOUPE_CLOUD = JSON.stringify({ firestore })
    await putOnBoard('jobs', jobs)
    const way = await serveCompressed(firestore)
    const app = await ownBuild({
      LOUPE_FIREBASE_API_KEY: 'emulated',
      LOUPE_FIREBASE_PROJECT_ID: emulatedProject,
      LOUPE_FIREBASE_EMULATORS: `auth=127.0.0.1:9,firestore=${way.address}`
    })
    for (const [path, shown] of [
      ['/', card],
      ['/jobs', card],
      [`/jobs/${jobs[0]?.id}`, jobArticle]
    ] as const) {
      const name = path.length > 5 ? 'a job' : path
      rows.push([`${name}, shared board`, await measureFirstContent(browser, `${app.address}${path}`, shown)])
    }
    app.close()
    way.close()
    await emulator.stop()
  }
  plain.close()
  printFirstContent(reference, rows)
})
