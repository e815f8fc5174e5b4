import type { Page } from '@playwright/test'
import { emulated, expect, reselect, test } from './people-on-a-board.ts'
import { jobNamed, putOnBoard } from './put-on-board.ts'

/** Requests of a page from now on. */
function requestsOf(page: Page) {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  return {
    ofFirebase: () => asked.filter((url) => /open-firebase|anonymous-account|Listen\/channel/.test(url)),
    ofBoard: () => asked.filter((url) => url.startsWith(`http://${emulated().firestore}/`))
  }
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading')

test('visitor › searches and reads without Firebase’s SDK and sees new jobs', async ({ board }) => {
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter')])
  const visitor = await board.device()
  const requests = requestsOf(visitor)
  await visitor.goto('/')
  await expect(titles(visitor)).toHaveText(['Kundan setter'])
  await visitor.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click()
  // The home page says '1 job', too.
  await expect(visitor.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible()
  await expect(visitor.getByText('1 job', { exact: true })).toBeVisible()
  await putOnBoard('jobs', [jobNamed('job_2', 'Kundan polisher')])
  await reselect(visitor)
  await expect(titles(visitor)).toHaveCount(2)
  await visitor.getByRole('searchbox', { name: 'Search' }).fill('kundan pol')
  await expect(titles(visitor)).toHaveText(['Kundan polisher'])
  await visitor.getByRole('article').getByRole('link', { name: 'Details' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kundan polisher' })).toBeVisible()
  await visitor.goto('/jobs/none')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await visitor.goto('/about-us')
  await expect(visitor.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  expect(requests.ofFirebase()).toEqual([])
  expect(requests.ofBoard().length).toBeGreaterThan(5)
})

test('offline visitor › sees the cached jobs and the time of the last update', async ({ board }) => {
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter')])
  const visitor = await board.device('web', 'allow')
  const noConnection = visitor.getByText(/^No connection. Last updated \d/)
  await visitor.goto('/jobs')
  await expect(titles(visitor)).toHaveText(['Kundan setter'])
  await visitor.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => visitor.evaluate(async () => (await (await caches.open('answers')).keys()).length))
    .toBeGreaterThan(0)
  await visitor.context().setOffline(true)
  await visitor.goto('/jobs')
  await expect(titles(visitor)).toHaveText(['Kundan setter'])
  await expect(noConnection).toBeVisible()
  await visitor.context().setOffline(false)
  await expect(noConnection).toHaveCount(0)
})
