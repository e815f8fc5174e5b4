import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desktopOrigin } from '#tests/desktop/harness/desktop.ts'
import { startMain } from '#tests/desktop/harness/main-process.ts'
import { createCanaries, fillStorages, readPage } from '#tests/support/canaries.ts'
import { userDataFolder, writePolicy } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { toast } from '#tests/support/people-in-browser.ts'

const pin = 'bench 73'
/** As `npm run kiosk:pin` has made it: to derive it again takes each worker as long as a person's attempt. */
const pinHash = 'PBKDF2-SHA-256:600000:-hnxJZS665yX2AGAMW45Yg:iSfGdI5gRGSlRnUn4KORAaIfLGIkZgtqurQCxSMSAUY'
const policy = JSON.stringify({ idleMinutes: 2, pinHash, allowedLinks: ['forms.example.com'] })

test.describe('kiosk with a full policy', () => {
  test.use({ kiosk: { policy } })

  test('warns an idle visitor, then clears everything and shows home', async ({ page, context, desktop }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: desktopOrigin })
    const main = desktop.main()
    const canaries = createCanaries()
    await page.goto('/jobs?search=polisher')
    await expect(page.getByRole('complementary', { name: 'Shared computer' })).toBeVisible()
    await main.ask('input', 'mouseUp')
    await main.ask('pass', 95_000)
    const warning = page.getByRole('dialog', { name: 'Are you still there?' })
    await expect(warning).toHaveAccessibleDescription(/^This screen will be cleared in \d+ seconds?\.$/)
    await warning.getByRole('button', { name: 'I am here' }).click()
    await expect(warning).toBeHidden()
    await expect(page).toHaveURL('/jobs?search=polisher')
    await fillStorages(page, canaries)
    // The same search finds what was planted.
    expect(canaries.findIn(await readPage(page)).length).toBeGreaterThan(12)
    // The computer sleeps: the one clock is still.
    const next = await desktop.windowAfter(async () => {
      await main.ask('pass', 3_600_000, 0)
      await main.ask('power', 'resume')
    })
    await toast(next, 'Screen cleared', 'Nobody used this computer for 2 minutes, so the screen was cleared.')
    await expect(next).toHaveURL('/')
    await expect.poll(() => page.isClosed()).toBe(true)
    await expect.poll(async () => canaries.findIn(await readPage(next))).toEqual([])
    expect((await main.ask<{ emptied: string[] }>('seen')).emptied).toEqual(['kiosk-1'])
    // Without a visitor it stays as it is, however long.
    await main.ask('pass', 3_600_000)
    await expect(next.getByRole('complementary', { name: 'Shared computer' })).toBeVisible()
    expect(await main.ask('windows')).toMatchObject([{ partition: 'kiosk-2', kiosk: true }])
  })
})

test('kiosk › opens only allowed links and quits only with its PIN', async () => {
  const { folder, remove } = userDataFolder()
  writePolicy(folder, policy)
  const main = await startMain({ userData: folder })
  // Links that the office allows must be seen.
  expect(await main.ask('windows')).toMatchObject([{ kiosk: true, onTop: false }])
  for (const address of ['https://forms.example.com/apply', 'https://trade.example/about?x=1']) {
    await main.ask('input', 'mouseUp')
    await main.ask('windowOpen', address)
  }
  expect(await main.ask('seen')).toMatchObject({ opened: ['https://forms.example.com/apply'] })
  const leave = (given: string) => main.ask('invoke', 'kiosk:ask', [{ kind: 'leave', pin: given, how: 'close' }])
  expect(await leave('bench 72')).toMatchObject({ ok: true, value: { outcome: 'wrong' } })
  expect(await main.ask('seen')).toMatchObject({ windows: 1 })
  // Main may be gone before it has answered.
  await leave(pin).catch(() => 'ended')
  await expect.poll(() => main.ask('seen').catch(() => 'ended')).toBe('ended')
  // Neither the PIN nor what was tried is anywhere.
  expect(readFileSync(join(folder, 'pin-tries.json'), 'utf8')).toMatch(/^\{\s*"failures":\s*0/)
  remove()
})

test('command-line option --kiosk › starts a kiosk without a policy or against it', async () => {
  const { folder, remove } = userDataFolder()
  writeFileSync(join(folder, 'preferences.json'), '{"theme":"dark","zoom":2}')
  for (const text of [undefined, '{ "kiosk": false }']) {
    if (text !== undefined) writePolicy(folder, text)
    const args = ['--kiosk', 'loupe://about-us']
    const main = await startMain({ userData: folder, args, env: { LOUPE_TEST_PLATFORM: 'linux' } })
    expect(await main.ask('windows')).toMatchObject([{ kiosk: true, onTop: true }])
    expect(main.shown).toMatchObject({ shown: 'app://loupe/', webPreferences: { zoomFactor: 1 } })
    // Nor is a dictionary fetched, in whichever session.
    expect(await main.ask('seen')).toMatchObject({ spelling: [[], false, [], false, [], false] })
    expect(await main.ask('invoke', 'kiosk:read', [])).toMatchObject({ value: { idleMinutes: 5, hasPin: false } })
    await main.quit()
  }
  const main = await startMain({ userData: folder })
  expect(await main.ask('windows')).toMatchObject([{ kiosk: false }])
  await main.quit()
  remove()
})
