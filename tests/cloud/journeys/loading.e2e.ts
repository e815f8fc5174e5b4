import { expect, test } from './people-on-a-board.ts'

test('the board’s code comes after the first paint, and nothing is put on the board by whoever only looks', async ({
  board
}) => {
  const visitor = await board.device()
  const refused: string[] = []
  visitor.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text())
  })
  const code = visitor.waitForResponse(/open-visitors-.*\.js$/)
  await visitor.goto('/')
  await (await code).finished()
  const [painted, requestedAt] = await visitor.evaluate(() => {
    const named = performance.getEntriesByType('resource').find(({ name }) => name.includes('open-visitors'))
    return [performance.getEntriesByName('first-contentful-paint')[0]?.startTime, named?.startTime]
  })
  expect(painted).toBeGreaterThan(0)
  expect(requestedAt).toBeGreaterThan(painted ?? 0)
  await visitor.goto('/jobs')
  await expect(visitor.getByText('0 jobs')).toBeVisible()
  expect(await visitor.evaluate(() => localStorage.getItem('jobs'))).toBeNull()
  expect(refused).toEqual([])
})
