import { expect, test } from './people-on-a-board.ts'

test('visitor’s page › paints before the board’s code loads, stores no jobs', async ({ board }) => {
  const visitor = await board.device()
  const refused: string[] = []
  visitor.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text())
  })
  let letThrough = () => {}
  const painted = new Promise<void>((done) => {
    letThrough = done
  })
  await visitor.route(/open-visitor-store-.*\.js$/, async (route) => {
    await painted
    await route.continue()
  })
  const code = visitor.waitForResponse(/open-visitor-store-.*\.js$/)
  await visitor.goto('/', { waitUntil: 'commit' })
  await visitor.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  letThrough()
  await (await code).finished()
  await visitor.goto('/jobs')
  await expect(visitor.getByText('0 jobs')).toBeVisible()
  expect(await visitor.evaluate(() => localStorage.getItem('jobs'))).toBeNull()
  expect(refused).toEqual([])
})
