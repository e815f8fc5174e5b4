import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MainProcess, startMain } from '#tests/desktop/harness/main-process.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { buildFolder, buildMain } from '#tests/support/own-build.ts'

const feed = 'https://downloads.example.com/loupe'
const out = join(import.meta.dirname, '../../out/main')

/** Names that only the code of electron-updater holds. */
const traces = /app-update\.yml|quitAndInstall/

const readParts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }))

const requested = async (main: MainProcess) => (await main.ask<{ requested: string[] }>('seen')).requested

/** The built main as a package, whose first long wait passes at once. */
async function startPackage(app: string | undefined, env: Record<string, string> = {}) {
  const { folder, remove } = userDataFolder()
  writeFileSync(join(folder, 'app-update.yml'), `provider: generic\nurl: ${feed}\nupdaterCacheDirName: loupe-updater\n`)
  // Only where it may write does it replace itself.
  const own = join(folder, 'own')
  mkdirSync(own)
  const given = { LOUPE_TEST_PACKAGED: '1', LOUPE_TEST_HURRY: '1', APPIMAGE: join(own, 'loupe.AppImage'), ...env }
  const main = await startMain({ userData: folder, env: given, ...(app && { app }) })
  return {
    main,
    async close() {
      await main.quit()
      remove()
    }
  }
}

test('build without an update address › contains no updater', async () => {
  const parts = readParts(out)
  expect(parts.map(({ file }) => file)).toContain('index.js')
  for (const { file, code } of parts) expect(code, file).not.toMatch(traces)
  const { main, close } = await startPackage(undefined)
  expect(await requested(main)).toEqual([])
  await close()
})

test.describe('build with an update address', () => {
  const { folder, remove } = buildFolder()
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(() => buildMain({ LOUPE_UPDATE_URL: feed }, folder))
  test.afterAll(remove)

  test('sends requests to that address only and works offline', async () => {
    expect(readParts(join(folder, 'main')).some(({ code }) => traces.test(code))).toBe(true)
    const { main, close } = await startPackage(folder)
    await expect.poll(async () => (await requested(main)).length).toBeGreaterThan(0)
    for (const address of await requested(main)) expect(address.startsWith(`${feed}/latest`), address).toBe(true)
    await expect.poll(() => main.errors()).toContain('A newer version could not be fetched')
    expect(await main.ask('invoke', 'notices:list', [])).toMatchObject({ ok: true })
    await close()
  })

  for (const [_what, _env] of Object.entries({
    'the app that is started from its folder': { LOUPE_TEST_PACKAGED: '' },
    ...(process.platform === 'linux' && { 'what a package manager has installed': { APPIMAGE: '' } }),
    'the portable program': { PORTABLE_EXECUTABLE_FILE: 'D:\\Loupe.exe' }
  })) {
  }
})
