import { expect, test } from '@playwright/test'
import { bridgeMembers } from '#tests/support/bridge-members.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { emails, enter, login, password } from '#tests/support/people-in-browser.ts'
import { launch, windowOf } from './through-electron.ts'

test('Electron › sandboxes the window, exposes the bridge and keeps the data', async () => {
  const { folder, remove } = userDataFolder()
  const first = await launch(folder)
  const page = await windowOf(first)
  expect(await page.evaluate(() => Object.keys(Reflect.get(window, 'loupe')))).toEqual([...bridgeMembers])
  expect(await page.evaluate(() => ['require', 'process', 'module'].filter((name) => name in window))).toEqual([])
  expect(await page.evaluate(() => isSecureContext && 'subtle' in crypto)).toBe(true)
  const contents = await first.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    return { url: window?.webContents.getURL(), windows: BrowserWindow.getAllWindows().length }
  })
  expect(contents).toEqual({ url: 'app://loupe/', windows: 1 })
  await enter(page, 'Candidate')
  await first.close()

  const second = await launch(folder)
  const again = await windowOf(second)
  await login(again, emails.Candidate, password)
  await expect(again).toHaveURL('/profile')
  await second.close()
  remove()
})
