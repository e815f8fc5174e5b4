import type { Desktop } from '#tests/desktop/harness/desktop.ts'
import { startMain } from '#tests/desktop/harness/main-process.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { command, inPage, type Tried, waysOut } from '#tests/support/kiosk-exits.ts'

test.use({ kiosk: { policy: '{ "kiosk": true }' } })

/** Nothing has opened, and the one window stands as it stood. */
async function expectShut({ main, page }: Tried, desktop: Desktop): Promise<void> {
  expect(await desktop.opened()).toEqual([])
  expect(await main.ask('seen')).toMatchObject({
    ...{ openedFiles: [], relaunched: 0, windows: 1, aboutShown: 0, ownSchemes: [], steps: [] },
    ...{ menu: null, contextMenu: null, zoom: 1, badge: 0, notifications: [] }
  })
  expect(await main.ask('windows')).toEqual([
    { kiosk: true, minimized: false, onTop: true, hasMenu: false, devTools: false, partition: 'kiosk-1' }
  ])
  await expect.poll(() => page.context().pages()).toEqual([page])
  expect(new URL(page.url()).pathname).toBe('/disclaimer')
}

test('kiosk › blocks each key and menu that leaves the app', async ({ page, desktop }) => {
  expect(new Set(waysOut.map(([name]) => name)).size).toBe(waysOut.length)
  expect(waysOut.length).toBeGreaterThan(70)
  const main = desktop.main()
  expect(main.shown.webPreferences).toMatchObject({ devTools: false, partition: 'kiosk-1', sandbox: true })
  await page.goto('/disclaimer')
  await expect(page.getByRole('complementary', { name: 'Shared computer' })).toBeVisible()
  for (const [name, leave] of waysOut) {
    await test.step(name, async () => {
      await leave({ main, page })
      await expectShut({ main, page }, desktop)
    })
  }
  // Nor does the page ask for any of it.
  expect((await main.ask<{ called: string[] }>('seen')).called).not.toContain('route:take')
  // No screen waits to be shown to each user who comes next.
  expect(await main.ask('invoke', 'route:take', [])).toEqual({ ok: true, value: null })
  // Links within the app go on as everywhere.
  expect(await main.ask('key', { key: 'v', ...command })).toBe(false)
  expect(await inPage(page, 'input', { type: 'text' }, 'click')).toBe(false)
})

test('normal window › allows the keys and menus that a kiosk blocks', async () => {
  const { folder, remove } = userDataFolder()
  const main = await startMain({ userData: folder })
  expect(await main.ask('key', { key: 'F12' })).toBe(false)
  expect(await main.ask('windows')).toEqual([
    { kiosk: false, minimized: false, onTop: false, hasMenu: true, devTools: false, partition: '' }
  ])
  expect(await main.ask('invoke', 'kiosk:read', [])).toEqual({ ok: true, value: null })
  expect(await main.ask('invoke', 'kiosk:ask', [{ kind: 'end', wasSignedIn: false }])).toMatchObject({
    failure: 'refused'
  })
  await expect(main.ask('window', 'close')).rejects.toThrow('ended')
  remove()
})
