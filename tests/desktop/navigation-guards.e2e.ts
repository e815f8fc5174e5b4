import { type MainProcess, startMain } from '#tests/desktop/harness/main-process.ts'
import { type OpenedPage, openPage } from '#tests/desktop/harness/open-page.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { goodLinks, hostileLinksByFault } from '#tests/support/hostile-links.ts'
import { expect, test } from '#tests/support/journey-target.ts'

/** Hostile ones that are not known from the web: they would be the app's own address, or look like it. */
const nearlyOurs = ['app://evil/', 'app://loupe@evil.example/', 'app://user@loupe/', 'app:loupe', 'app://loupe:8080/']
/** An address of the app itself may be navigated to, but never leaves. */
const ours = /^app:\/\/loupe(\/|$)/
/** Each by itself is refused by the guard (tests/unit/shared/external-url.test.ts), which every way out asks: two of each fault show that. */
const hostile = [...Object.values(hostileLinksByFault).flatMap((links) => links.slice(0, 2)), ...nearlyOurs]

// One main process for all of them.
test.describe.configure({ mode: 'default' })
let main: MainProcess
const folder = userDataFolder()
test.beforeAll(async () => {
  main = await startMain({ userData: folder.folder })
})
test.afterAll(async () => {
  await main.quit()
  folder.remove()
})

/** A person's actions in the window. Every link below has its own press, which is how the guard of links is asked each time. */
const press = (type = 'mouseUp') => main.ask('input', type)

/** The addresses that were opened by what `act` does after a press. */
async function collectOpened(act: () => Promise<unknown>): Promise<string[]> {
  await press()
  return openedWithoutPress(act)
}

async function openedWithoutPress(act: () => Promise<unknown>): Promise<string[]> {
  const before = await main.ask<{ opened: string[] }>('seen')
  await act()
  const after = await main.ask<{ opened: string[] }>('seen')
  return after.opened.slice(before.opened.length)
}

test('link in the desktop app › is refused if hostile and opens in the browser if safe', async () => {
  const open = (link: string) => main.ask<{ ok: boolean; value: boolean }>('invoke', 'link:open', [link])
  for (const link of hostile) {
    expect(await collectOpened(async () => expect((await open(link)).value ?? false).toBe(false)), link).toEqual([])
  }
  for (const [written, opens] of goodLinks) {
    expect(await collectOpened(async () => expect((await open(written)).value).toBe(true)), written).toEqual([opens])
  }
})

test('window.open › opens no app window, but opens allowed links in the browser', async () => {
  for (const link of hostile) {
    expect(await collectOpened(async () => expect(await main.ask('windowOpen', link)).toBe('deny')), link).toEqual([])
  }
  for (const [written, opens] of goodLinks) {
    expect(
      await collectOpened(async () => expect(await main.ask('windowOpen', written)).toBe('deny')),
      written
    ).toEqual([opens])
  }
})

for (const kind of ['will-navigate', 'will-redirect', 'will-frame-navigate'] as const) {
  test(`navigation by ${kind} in the desktop app › stays in the app, and safe links open in the browser`, async () => {
    const navigate = (link: string) => main.ask<boolean>('navigation', kind, link, true)
    for (const link of hostile.filter((each) => !ours.test(each))) {
      expect(await collectOpened(async () => expect(await navigate(link), link).toBe(true)), link).toEqual([])
    }
    for (const [written, opens] of goodLinks) {
      expect(await collectOpened(async () => expect(await navigate(written)).toBe(true)), written).toEqual([opens])
    }
    expect(await navigate('app://loupe/jobs')).toBe(false)
  })
}

const fifty = Array.from({ length: 50 }, (_, number) => `https://trade.example/${number}`)
const ways: Record<string, (link: string) => Promise<unknown>> = {
  openLink: (link) => main.ask('invoke', 'link:open', [link]),
  'window.open': (link) => main.ask('windowOpen', link),
  'a navigation': (link) => main.ask('navigate', link)
}

for (const [way, open] of Object.entries(ways)) {
  test(`${way} › opens no link without a press and one link after a press`, async () => {
    const all = async () => {
      for (const link of fifty) await open(link)
    }
    // A press that a test before this one has left over.
    await open('https://trade.example/before')
    expect(await openedWithoutPress(all)).toEqual([])
    for (const type of ['mouseMove', 'mouseWheel', 'mouseDown', 'keyUp', 'pointerMove']) await press(type)
    expect(await openedWithoutPress(all)).toEqual([])
    for (const type of ['mouseUp', 'rawKeyDown', 'gestureTap']) {
      await press(type)
      expect(await openedWithoutPress(all), type).toEqual([fifty[0]])
    }
  })
}

test('iframe in the desktop app › navigates nowhere and opens nothing', async () => {
  const links = [...hostile, ...goodLinks.map(([written]) => written), 'app://loupe/jobs']
  for (const link of links) {
    const opened = await collectOpened(async () =>
      expect(await main.ask('navigation', 'will-frame-navigate', link, false), link).toBe(true)
    )
    expect(opened, link).toEqual([])
  }
})

test('webview › is never attached', async () => {
  expect(await main.ask('attachWebview')).toBe(true)
})

test('downloads › are limited to files made by the app', async () => {
  expect(await main.ask('download', 'blob:app://loupe/5c0a6a3e')).toBe(true)
  for (const address of [
    'https://evil.example/x.exe',
    'blob:https://evil.example/1',
    'data:text/html,x',
    'app://loupe/x'
  ]) {
    expect(await main.ask('download', address), address).toBe(false)
  }
})

test('desktop window › denies every permission that a page requests', async () => {
  const permissions = ['media', 'geolocation', 'notifications', 'openExternal', 'fileSystem', 'clipboard-read', 'midi']
  for (const permission of permissions) {
    expect(await main.ask('permission', permission)).toEqual({ granted: false, checked: false, device: false })
  }
})

test.describe('page in the desktop app', () => {
  // One for all, in their order: the first finds a page that no user has pressed yet.
  let shared: OpenedPage
  test.beforeAll(async ({ browser }) => {
    shared = await openPage(browser, '/disclaimer')
  })
  test.afterAll(() => shared.close())

  test('stays when a link or script leads to another site', async () => {
    const { page, desktop } = shared
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { length } = await desktop.opened()
    const opened = async () => (await desktop.opened()).slice(length)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://trade.example/blank'
      link.target = '_blank'
      link.textContent = 'In a new tab'
      const here = document.createElement('a')
      here.href = 'https://trade.example/here'
      here.textContent = 'In this window'
      const bad = document.createElement('a')
      bad.href = 'http://127.0.0.1:9/steal'
      bad.textContent = 'Into this machine'
      document.querySelector('main')?.append(link, here, bad)
    })
    await page.getByRole('link', { name: 'In a new tab' }).click()
    await expect.poll(opened).toEqual(['https://trade.example/blank'])
    await page.getByRole('link', { name: 'In this window' }).click()
    await expect.poll(opened).toEqual(['https://trade.example/blank', 'https://trade.example/here'])
    await page.getByRole('link', { name: 'Into this machine' }).click()
    await page.evaluate(() => void window.open('file:///etc/passwd'))
    await page.evaluate(() => void window.open('https://user:pass@trade.example/'))
    const refused = ['http://127.0.0.1:9/steal', 'https://user:pass@trade.example/']
    await expect.poll(() => desktop.decided).toEqual(expect.arrayContaining(refused))
    expect(await opened()).toHaveLength(2)
    await expect.poll(() => page.context().pages()).toEqual([page])
    await expect(page).toHaveURL('/disclaimer')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('sends the strict content policy, which blocks injected scripts', async () => {
    const { page } = shared
    const answer = await page.goto('/disclaimer')
    expect(answer?.headers()['content-security-policy']).toBe("frame-ancestors 'none'")
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'"
    ]) {
      expect(policy).toContain(rule)
    }
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/)
    const ran = await page.evaluate(() => {
      try {
        const element = document.createElement('div')
        element.innerHTML = '<img src=x onerror="window.hacked = true">'
      } catch {
        // Refused by Trusted Types.
      }
      const script = document.createElement('script')
      try {
        script.textContent = 'window.hacked = true'
      } catch {
        // Refused as well.
      }
      document.body.append(script)
      return 'hacked' in window
    })
    expect(ran).toBe(false)
  })
})
