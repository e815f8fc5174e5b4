import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MainProcess, startMain } from '#tests/desktop/harness/main-process.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'

/** Main runs without a page here: what is in its window is read from the address. */
const regret = /^data:text\/html.*Loupe%20is%20restarting/

/** The pause after the third failed start: that it is longer shows that pauses grow. */
const pauseMs = 20_000

const options = { LOUPE_TEST_HOLD_WAITS: '1' }

function nextStart(main: MainProcess): Promise<readonly string[]> {
  // The first is the app itself, where Node runs it.
  return new Promise((done) => main.onWindows({ opened() {}, relaunch: ([, ...args]) => done(args) }))
}

test('kiosk that cannot start › covers the screen and retries with back-off', async () => {
  const { folder, remove } = userDataFolder()
  // A file where the board's folder should be.
  writeFileSync(join(folder, 'board'), 'in the way')
  const main = await startMain({ userData: folder, args: ['--kiosk', '--failed-starts=2'], env: options })
  expect(main.shown.shown).toMatch(regret)
  expect(main.shown.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    javascript: false,
    devTools: false
  })
  expect(await main.ask('windows')).toMatchObject([{ kiosk: true, onTop: true, hasMenu: false }])
  // It stays where it is, whatever is tried.
  await main.ask('window', 'close')
  await main.ask('tryToQuit')
  expect(await main.ask('seen')).toMatchObject({ windows: 1, quitsRefused: 1 })
  await main.ask('window', 'gone')
  expect(await main.ask('windows')).toMatchObject([{ kiosk: true, onTop: true }])
  expect(await main.ask('waits')).toContain(pauseMs)
  const next = nextStart(main)
  await main.ask('endWaits').catch(() => 'ended')
  expect(await next).toEqual(['--kiosk', '--failed-starts=3'])
  await expect.poll(() => main.ask('seen').catch(() => 'ended')).toBe('ended')
  remove()
})

test('kiosk › restarts after an uncaught error, without a dialog', async () => {
  const { folder, remove } = userDataFolder()
  const main = await startMain({ userData: folder, args: ['--kiosk'], env: options })
  expect(main.shown.shown).toBe('app://loupe/')
  await main.ask('failUncaught', 'by the test')
  await expect.poll(async () => (await main.ask<object[]>('windows')).length).toBe(2)
  expect(await main.ask('waits')).toContain(5_000)
  const next = nextStart(main)
  await main.ask('endWaits').catch(() => 'ended')
  expect(await next).toEqual(['--kiosk', '--failed-starts=1'])
  remove()
})

test('desktop app › reports a failed start and ends', async () => {
  const { folder, remove } = userDataFolder()
  writeFileSync(join(folder, 'board'), 'in the way')
  await expect(startMain({ userData: folder })).rejects.toThrow('Loupe could not start')
  const [report = ''] = readdirSync(join(folder, 'logs'))
  expect(readFileSync(join(folder, 'logs', report), 'utf8')).toContain('\nWhat: start\n')
  remove()
})
