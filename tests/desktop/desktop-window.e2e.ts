import { type MainProcess, startMain } from '#tests/desktop/harness/main-process.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'

test.describe('Electron main process', () => {
  let main: MainProcess
  const { folder, remove } = userDataFolder()
  test.beforeAll(async () => {
    main = await startMain({ userData: folder })
  })
  test.afterAll(async () => {
    await main.quit()
    remove()
  })

  test('opens a sandboxed window without Node or experimental features', async () => {
    expect(main.shown.shown).toBe('app://loupe/')
    // All of them, and no other: whoever adds one (enableBlinkFeatures is the door to what Chromium keeps shut) answers for it here.
    expect(main.shown.webPreferences).toEqual({
      preload: expect.stringMatching(/index\.cjs$/),
      devTools: true,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      zoomFactor: 1,
      // Only a Mac checks spelling by itself; elsewhere dictionaries would come from a foreign host.
      spellcheck: process.platform === 'darwin'
    })
    const report = await main.ask<{ menu: object }>('seen')
    expect(report).toMatchObject({
      sandboxed: true,
      schemes: [
        { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
      ],
      switches: [],
      // No dictionary is fetched.
      spelling: process.platform === 'darwin' ? [] : [[], false]
    })
    // Electron's own menu has links that lead out, and the developer tools.
    expect(JSON.stringify(report.menu)).not.toMatch(/"role":"help"|devtools|https?:/i)
  })
})

for (const [packaged, how, devTools] of [
  ['1', 'a packaged app', false],
  ['', 'the built app, started from its folder', true]
] as const) {
  test(`${how} › shows its page, ${devTools ? 'with' : 'without'} developer tools`, async () => {
    const { folder, remove } = userDataFolder()
    const env = { ELECTRON_RENDERER_URL: 'http://localhost:5173', LOUPE_TEST_PACKAGED: packaged }
    const main = await startMain({ userData: folder, env })
    expect(main.shown.shown).toBe('app://loupe/')
    expect(main.shown.webPreferences).toMatchObject({ devTools })
    expect(await main.ask('navigation', 'will-navigate', 'http://localhost:5173/', true)).toBe(true)
    const fromServer = await main.ask('invoke', 'notices:list', [], 'development')
    expect(fromServer).toMatchObject({ ok: false, failure: 'refused' })
    const { menu } = await main.ask<{ menu: object }>('seen')
    expect(JSON.stringify(menu)).not.toMatch(/devtools/i)
    await main.quit()
    remove()
  })
}

test('desktop window › keeps size, place, zoom and theme over a restart', async () => {
  const { folder, remove } = userDataFolder()
  const readZoom = async (main: MainProcess) => (await main.ask<{ zoom: number }>('seen')).zoom
  const first = await startMain({ userData: folder })
  expect(first.shown.bounds).toMatchObject({ width: 1280, height: 840, given: false })
  await first.ask('moveWindow', { x: 300, y: 120, width: 900, height: 640 })
  for (const label of ['Zoom In', 'Zoom In']) await first.ask('chooseMenu', label)
  await first.ask('wheel', 'in')
  await first.ask('wheel', 'out')
  expect(await readZoom(first)).toBe(1.25)
  // The other choices lie in the same file.
  await first.ask('invoke', 'theme:choose', ['dark'])
  await first.quit()
  const second = await startMain({ userData: folder })
  expect(second.shown.bounds).toEqual({ x: 300, y: 120, width: 900, height: 640, given: true, maximized: false })
  expect(second.shown.webPreferences).toMatchObject({ zoomFactor: 1.25 })
  expect(await second.ask('theme')).toBe('dark')
  await second.quit()
  remove()
})
