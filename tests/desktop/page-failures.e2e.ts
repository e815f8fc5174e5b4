import { startMain } from '#tests/desktop/harness/main-process.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'

interface Seen {
  questions: { message: string; buttons: string[] }[]
  reloads: number
  pagesEnded: number
  openedFiles: string[]
}

const buttons = ['Reload', 'Quit', 'Open log folder']
const [reload, quit, logs] = [0, 1, 2]

test('crashed page › reloads, and shows a dialog when it crashes again', async () => {
  const { folder, remove } = userDataFolder()
  const main = await startMain({ userData: folder })
  const seen = () => main.ask<Seen>('seen')
  await main.ask('askPerson')
  await main.ask('crash')
  expect(await seen()).toMatchObject({ reloads: 1, questions: [] })
  await main.ask('crash')
  expect(await seen()).toMatchObject({
    reloads: 1,
    questions: [{ message: 'Loupe stopped working twice.', buttons }]
  })
  // The folder opens, and the question is there again.
  await main.ask('answerQuestion', logs)
  await expect.poll(async () => (await seen()).questions.length).toBe(2)
  expect((await seen()).openedFiles).toHaveLength(1)
  await main.ask('answerQuestion', reload)
  await expect.poll(async () => (await seen()).reloads).toBe(2)
  await main.ask('pass', 11_000)
  await main.ask('crash')
  expect(await seen()).toMatchObject({ reloads: 3 })
  await main.ask('crash')
  await main.ask('answerQuestion', quit)
  await expect.poll(() => main.ask('seen').catch(() => 'ended')).toBe('ended')
  remove()
})

test('hanging page › shows a dialog, whose reload ends the process first', async () => {
  const { folder, remove } = userDataFolder()
  const main = await startMain({ userData: folder })
  const seen = () => main.ask<Seen>('seen')
  await main.ask('askPerson')
  await main.ask('hang')
  await main.ask('hang')
  expect((await seen()).questions).toEqual([{ message: 'Loupe is not responding.', buttons }])
  await main.ask('recover')
  expect(await seen()).toMatchObject({ reloads: 0, pagesEnded: 0 })
  await main.ask('hang')
  await main.ask('answerQuestion', reload)
  await expect.poll(async () => (await seen()).reloads).toBe(1)
  // Ending it by hand is no crash, and asks nothing.
  expect(await seen()).toMatchObject({ pagesEnded: 1, reloads: 1, questions: [{}, {}] })
  await main.ask('hang')
  await main.ask('answerQuestion', quit)
  await expect.poll(() => main.ask('seen').catch(() => 'ended')).toBe('ended')
  remove()
})
