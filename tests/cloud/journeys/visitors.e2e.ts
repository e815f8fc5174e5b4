import type { Page, Route } from '@playwright/test'
import { password } from '#tests/support/people-in-browser.ts'
import { comeBack, emulated, expect, test } from './people-on-a-board.ts'
import { jobNamed, putOnBoard } from './put-on-board.ts'

/** Requests of a page from now on. */
function requestsOf(page: Page) {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  return {
    ofFirebase: () => asked.filter((url) => /open-firebase|unnamed-account|Listen\/channel/.test(url)),
    ofBoard: () => asked.filter((url) => url.startsWith(`http://${emulated().firestore}/`))
  }
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading')

test('visitors search, open a job and read a page without Firebase, and see what is new when they come back', async ({
  board
}) => {
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
  await comeBack(visitor)
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

test('a session that comes back in the middle of a search keeps the words, the list and the focus, and blanks nothing', {
  tag: '@proof'
}, async ({ board }) => {
  await board.accounts.add({ email: 'meena@example.com' })
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter'), jobNamed('job_2', 'Polisher')])
  const page = await board.deviceOf('meena@example.com', '/profile')
  let release: (() => void) | undefined
  const held = new Promise<void>((go) => {
    release = go
  })
  const hold = (route: Route) => held.then(() => route.continue())
  await page.context().route(/open-firebase-.*\.js$/, hold)
  await page.goto('/jobs')
  const words = page.getByRole('searchbox', { name: 'Search' })
  await words.pressSequentially('kundan')
  await expect(titles(page)).toHaveText(['Kundan setter'])
  await expect(page.getByRole('banner').getByText('User', { exact: true })).toHaveCount(0)
  // Every state of the list from now on.
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const main = document.querySelector('main')
    const note = () =>
      seen.add([...document.querySelectorAll('article h2, article h3')].map((each) => each.textContent).join())
    note()
    if (main) new MutationObserver(note).observe(main, { subtree: true, childList: true, characterData: true })
  })
  release?.()
  await expect(page.getByRole('banner').getByText('User', { exact: true })).toBeAttached()
  await comeBack(page)
  await putOnBoard('jobs', [jobNamed('job_3', 'Kundan caster')])
  // The board tells by itself now.
  await expect(titles(page)).toHaveCount(2)
  await expect(words).toHaveValue('kundan')
  await expect(words).toBeFocused()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen.map((list) => list.includes('Kundan setter'))).toEqual(seen.map(() => true))
  expect(seen.length).toBeLessThanOrEqual(2)
})

test('whoever logs in from a search comes back to its words and its list', { tag: '@proof' }, async ({ board }) => {
  await board.accounts.add({ email: 'meena@example.com' })
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter'), jobNamed('job_2', 'Polisher')])
  const page = await board.device()
  const requests = requestsOf(page)
  await page.goto('/jobs?q=kundan')
  await expect(titles(page)).toHaveText(['Kundan setter'])
  expect(requests.ofFirebase()).toEqual([])
  await page.getByRole('article').getByRole('button', { name: 'Apply Now' }).click()
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('link', { name: 'Login' })
    .click()
  await page.getByLabel('Email').fill('meena@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/jobs?q=kundan')
  // The queries themselves go on.
  await expect(page.getByRole('dialog', { name: 'Apply: Kundan setter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('kundan')
  await expect(titles(page)).toHaveText(['Kundan setter'])
  expect(requests.ofFirebase()).not.toEqual([])
})

test('offline the list says so, and is there as soon as the network is back', { tag: '@proof' }, async ({ board }) => {
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter')])
  const visitor = await board.device()
  const giveBack = await board.cut(visitor)
  await visitor.goto('/jobs')
  await expect(visitor.getByRole('main')).toContainText('You are offline')
  await giveBack()
  await visitor.context().setOffline(true)
  await visitor.context().setOffline(false)
  await expect(titles(visitor)).toHaveText(['Kundan setter'])
  // Shown results stay.
  await visitor.context().setOffline(true)
  await comeBack(visitor)
  await visitor.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await visitor.goBack()
  await expect(titles(visitor)).toHaveText(['Kundan setter'])
})

test('a second visit without the network shows the lists as they were read, and says so and since when', async ({
  board
}) => {
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter')])
  const visitor = await board.device('web', 'allow')
  const noConnection = visitor.getByText(/^No connection. You see what was read until \d/)
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

test('an answer that is none of the board’s is said, and nothing is blank', { tag: '@proof' }, async ({ board }) => {
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter')])
  const visitor = await board.device()
  const way = `http://${emulated().firestore}/**`
  const body = '<html>Log in to this network</html>'
  await visitor
    .context()
    .route(way, (route) => route.fulfill({ body, headers: { 'Access-Control-Allow-Origin': '*' } }))
  await visitor.goto('/jobs')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('button', { name: /again/i })).toBeVisible()
  await visitor.context().unroute(way)
  await visitor.getByRole('main').getByRole('button', { name: /again/i }).click()
  await expect(titles(visitor)).toHaveText(['Kundan setter'])
})
