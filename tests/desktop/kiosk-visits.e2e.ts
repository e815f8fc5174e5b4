import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desktopOrigin } from '#tests/desktop/harness/desktop.ts'
import { startMain } from '#tests/desktop/harness/main-process.ts'
import { createCanaries, fillStorages, readPage } from '#tests/support/canaries.ts'
import { userDataFolder, writePolicy } from '#tests/support/desktop-folder.ts'
import { toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

const pin = 'bench 73'
/** As `npm run kiosk:pin` has made it: to derive it anew takes each worker as long as a person's attempt. */
const pinHash = 'PBKDF2-SHA-256:600000:-hnxJZS665yX2AGAMW45Yg:iSfGdI5gRGSlRnUn4KORAaIfLGIkZgtqurQCxSMSAUY'
const policy = JSON.stringify({ idleMinutes: 2, pinHash, allowedLinks: ['forms.example.com'] })

test.describe('an office that has written everything', () => {
  test.use({ kiosk: { policy } })

  test('a visitor who leaves is warned, then the screen is cleared of all that their page has left, and home is shown', async ({
    page,
    context,
    desktop
  }) => {
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
    // The computer sleeps: the one clock stands still.
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

  test('a page that crashes or hangs, or whose window a system closes, comes back by itself, and says so', {
    tag: '@proof'
  }, async ({ page, desktop }) => {
    const main = desktop.main()
    await page.goto('/jobs')
    // The fake's page outlives its crash: it has to have asked already how its visit began.
    await expect(page.getByRole('complementary', { name: 'Shared computer' })).toBeVisible()
    await main.ask('pass', 11_000)
    const second = await desktop.windowAfter(() => main.ask('crash'))
    await toast(
      second,
      'Loupe had to start again',
      'The page had stopped working. Whoever was signed in is signed out; drafts are kept for them.'
    )
    await expect(second).toHaveURL('/')
    const third = await desktop.windowAfter(() => main.ask('hang'))
    await expect(third.getByText('Loupe had to start again', { exact: true })).toBeVisible()
    await main.ask('pass', 11_000)
    const fourth = await desktop.windowAfter(() => main.ask('window', 'gone'))
    await expect(fourth.getByText('Loupe had to start again', { exact: true })).toBeVisible()
    expect(await main.ask('windows')).toMatchObject([{ kiosk: true }])
  })

  test('the office’s own address opens, any other is a QR code; who ends their visit leaves home, in no theme of theirs', {
    tag: '@proof'
  }, async ({ page, desktop }) => {
    const main = desktop.main()
    await page.goto('/disclaimer')
    await expect(page.getByRole('complementary', { name: 'Shared computer' })).toBeVisible()
    // Links that the office allows must be seen.
    expect(await main.ask('windows')).toMatchObject([{ onTop: false }])
    await main.ask('input', 'mouseUp')
    await main.ask('windowOpen', 'https://forms.example.com/apply')
    expect(await desktop.opened()).toEqual(['https://forms.example.com/apply'])
    await main.ask('input', 'mouseUp')
    await main.ask('windowOpen', 'https://trade.example/about?x=1')
    const dialog = page.getByRole('dialog', { name: 'Open this on your phone' })
    await expect(dialog.getByRole('img', { name: 'QR code of https://trade.example/about?x=1' })).toBeVisible()
    await expect(dialog.locator('svg path').first()).toBeAttached()
    expect(await desktop.opened()).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect.poll(() => main.ask('theme')).toBe('dark')
    const end = page.getByRole('button', { name: 'End my visit' })
    const next = await desktop.windowAfter(() => end.click())
    await toast(next, 'Visit ended', 'Nothing of it is left on this screen.')
    await expect(next).toHaveURL('/')
    expect(await main.ask('theme')).toBe('system')
    expect(await next.evaluate(() => document.documentElement.dataset.theme)).not.toBe('dark')
  })

  test('only the PIN that is typed on the page opens', { tag: '@proof' }, async ({ page, desktop }) => {
    const main = desktop.main()
    await page.goto('/disclaimer')
    await page.getByRole('button', { name: 'For the office' }).click()
    const dialog = page.getByRole('dialog', { name: 'For the office' })
    const enter = async (text: string) => {
      await dialog.getByLabel('PIN').fill(text)
      await dialog.getByRole('button', { name: 'Go on' }).click()
    }
    await enter('bench 72')
    await expect(dialog.getByText('This is not the PIN.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Go on' })).not.toHaveAttribute('aria-disabled')
    // Typed text does not keep the office from closing the window: no question is asked.
    expect(await main.ask('closeUnsaved', 0)).toBe(true)
    await dialog.getByRole('radio', { name: 'Start again with the policy file as it is now' }).check()
    await enter(pin)
    await expect.poll(() => main.ask('seen').catch(() => 'ended')).toBe('ended')
    // Neither the PIN nor what was tried lies anywhere.
    expect(readFileSync(join(desktop.userData, 'pin-tries.json'), 'utf8')).toMatch(/^\{\s*"failures":\s*0/)
  })
})

test('of all links only the office’s own opens, and only its PIN opens the way out', async () => {
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
  // Neither the PIN nor what was tried lies anywhere.
  expect(readFileSync(join(folder, 'pin-tries.json'), 'utf8')).toMatch(/^\{\s*"failures":\s*0/)
  remove()
})

test.describe('an office that has slipped', () => {
  test.use({ kiosk: { policy: '{\n  "idleMinutes": "ten",\n  "kiosk": "no",\n  "pin": "1234"\n}' } })

  test('each slip is said with its line, and the safest is taken', { tag: '@proof' }, async ({ page, desktop }) => {
    await page.goto('/')
    const bar = page.getByRole('complementary', { name: 'Shared computer' })
    await expect(bar.getByText('policy.json, line 2: “idleMinutes” must be a whole number')).toBeVisible()
    await expect(bar.getByText('policy.json, line 3: “kiosk” must be true or false. It is true now.')).toBeVisible()
    await expect(bar.getByText('policy.json, line 4: “pin” is not a setting of Loupe.')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'For the office' })).toBeHidden()
    expect(await desktop.main().ask('invoke', 'kiosk:read', [])).toMatchObject({
      value: { idleMinutes: 1, hasPin: false }
    })
    const leave = [{ kind: 'leave', pin: '1234', how: 'close' }]
    expect(await desktop.main().ask('invoke', 'kiosk:ask', leave)).toMatchObject({ failure: 'refused' })
  })
})

test('--kiosk makes one without a file, and whatever a file says or somebody has chosen before', async () => {
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

test('the office decides whether Loupe starts with the system; only a package can', async () => {
  const { folder, remove } = userDataFolder()
  const entry = join(folder, 'autostart', 'loupe.desktop')
  const start = async (policyText: string, packaged: string) => {
    writePolicy(folder, policyText)
    const main = await startMain({ userData: folder, env: { LOUPE_TEST_PACKAGED: packaged } })
    const { loginItems } = await main.ask<{ loginItems: object[] }>('seen')
    await main.quit()
    return process.platform === 'linux' ? existsSync(entry) : loginItems
  }
  const on = process.platform === 'linux' ? true : [{ openAtLogin: true }]
  const off = process.platform === 'linux' ? false : [{ openAtLogin: false }]
  const untouched = process.platform === 'linux' ? false : []
  expect(await start('{ "kiosk": false, "startWithSystem": true }', '')).toEqual(untouched)
  expect(await start('{ "kiosk": false, "startWithSystem": true }', '1')).toEqual(on)
  if (process.platform === 'linux') {
    expect(readFileSync(entry, 'utf8')).toContain(`Exec="${join(folder, 'program', 'loupe')}"`)
  }
  expect(await start('{ "startWithSystem": false }', '1')).toEqual(off)
  remove()
})
