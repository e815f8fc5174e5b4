import { channels } from '#shared/bridge.ts'
import { type MainProcess, startMain } from '#tests/desktop/harness/main-process.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const job = sampleJob('job_1767225600000_kundan00', { title: 'Kundan Artisan' })
const link = `loupe://jobs/${job.id}`
const path = `/jobs/${job.id}`

const take = (main: MainProcess) => main.ask('invoke', channels.takeRoute, [])
const hostileLinks = ['loupe://profile', 'loupe://jobs/..', `${link}/2`, 'https://evil.example/jobs/1']
const follow = (main: MainProcess, ...links: string[]) => main.ask('secondInstance', ['loupe', '--flag', ...links])

test('deep link › opens its screen at start and later, unless it is hostile', async () => {
  for (const [args, shown, env, schemes] of [
    // Windows learns of the scheme from an installed app; elsewhere the package says it.
    [[link], `app://loupe${path}`, { LOUPE_TEST_PLATFORM: 'win32', LOUPE_TEST_PACKAGED: '1' }, ['loupe']],
    [['loupe://admin/requests'], 'app://loupe/', {}, []]
  ] as const) {
    const { folder, remove } = userDataFolder()
    const main = await startMain({ userData: folder, args, env })
    expect(main.shown.shown).toBe(shown)
    expect(await main.ask('seen')).toMatchObject({ ownSchemes: schemes })
    // It was taken: a reload of the page is no second visit.
    expect(await take(main)).toEqual({ ok: true, value: null })
    for (const hostile of hostileLinks) {
      await follow(main, hostile)
      expect(await take(main), hostile).toEqual({ ok: true, value: null })
    }
    await follow(main, link)
    expect(await take(main)).toEqual({ ok: true, value: path })
    // A followed link focuses the window and opens no second one.
    const { focused, windows } = await main.ask<{ focused: string[]; windows: number }>('seen')
    expect([focused.length, windows]).toEqual([hostileLinks.length + 1, 1])
    await main.quit()
    remove()
  }
})

test('deep link › is ignored by a kiosk', async () => {
  const { folder, remove } = userDataFolder()
  const main = await startMain({ userData: folder, args: ['--kiosk', link] })
  expect(main.shown.shown).toBe('app://loupe/')
  expect(await main.ask('invoke', channels.takeRoute, [])).toEqual({ ok: true, value: null })
  await follow(main, link)
  expect(await main.ask('invoke', channels.takeRoute, [])).toEqual({ ok: true, value: null })
  await main.quit()
  remove()
})

test('deep link › opens its screen on macOS with and without a window', async () => {
  const { folder, remove } = userDataFolder()
  const main = await startMain({ userData: folder, env: { LOUPE_TEST_PLATFORM: 'darwin' } })
  await main.ask('closeWindow')
  const shown = new Promise((done) => main.onWindows({ opened: (next) => done(next.shown) }))
  expect(await main.ask('openUrl', link)).toBe(true)
  expect(await shown).toBe(`app://loupe${path}`)
  expect(await main.ask('openUrl', 'loupe://admin/requests')).toBe(true)
  // So does a press on its icon bring it back, at its first screen.
  await main.ask('closeWindow')
  const again = new Promise((done) => main.onWindows({ opened: (next) => done(next.shown) }))
  await main.ask('activate')
  expect(await again).toBe('app://loupe/')
  expect(await main.ask('invoke', channels.takeRoute, [])).toEqual({ ok: true, value: null })
  await main.quit()
  remove()
})
