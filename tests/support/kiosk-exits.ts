import { expect, type Page } from '@playwright/test'
import type { MainProcess } from '#tests/desktop/harness/main-process.ts'

/** A kiosk that a user tries to leave. */
export interface Tried {
  main: MainProcess
  page: Page
}

const isMac = process.platform === 'darwin'
/** The key that commands are given with. */
export const command = isMac ? { meta: true } : { control: true }

const key = (name: string, modifiers: object = {}) =>
  [
    `the key ${[...Object.keys(modifiers), name].join('+')}`,
    async ({ main }: Tried) => expect(await main.ask('key', { key: name, ...modifiers })).toBe(true)
  ] as const

/** A person presses something, which is what lets links out elsewhere, and the window is led to an address in one of its ways. */
const lead = (way: 'windowOpen' | 'navigate', address: string, stays: unknown) =>
  [
    `${way} to ${address}`,
    async ({ main }: Tried) => {
      await main.ask('input', 'mouseUp')
      expect(await main.ask(way, address)).toBe(stays)
    }
  ] as const

const happen = (what: string) =>
  [`the window is asked to ${what}`, ({ main }: Tried) => main.ask('window', what)] as const

const permission = (name: string) =>
  [
    `the page asks for ${name}`,
    async ({ main }: Tried) =>
      expect(await main.ask('permission', name)).toEqual({ granted: false, checked: false, device: false })
  ] as const

/** Dispatches an event at a new element of the page. Returns whether it was prevented before the page heard of it. */
export const inPage = (page: Page, tag: string, attributes: Record<string, string>, name: string) =>
  page.evaluate(
    ([tagName, given, type]) => {
      const element = Object.assign(document.createElement(tagName), given)
      document.querySelector('main')?.append(element)
      const files = new DataTransfer()
      files.items.add(new File(['x'], 'x.html', { type: 'text/html' }))
      const options = { bubbles: true, cancelable: true }
      const event =
        type.startsWith('drag') || type === 'drop'
          ? new DragEvent(type, { ...options, dataTransfer: files })
          : new MouseEvent(type, options)
      element.dispatchEvent(event)
      element.remove()
      return event.defaultPrevented
    },
    [tag, attributes, name] as const
  )

/** Each is tried at a kiosk that shows a page; what it returns or throws says whether it was refused. */
export const waysOut: readonly (readonly [string, (tried: Tried) => Promise<unknown>])[] = [
  [
    'a link in a new window, pressed',
    async ({ page }) => {
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), {
          href: 'https://trade.example/pressed',
          target: '_blank',
          textContent: 'Outside'
        })
        document.querySelector('main')?.prepend(link)
      })
      await page.getByRole('link', { name: 'Outside' }).click()
      const dialog = page.getByRole('dialog', { name: 'Open this on your phone' })
      await expect(dialog.getByText('https://trade.example/pressed', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
    }
  ],
  key('F5'),
  key('F10', { shift: true }),
  key('F11'),
  key('F12'),
  key('F4', { alt: true }),
  key(' ', { alt: true }),
  key('Tab', { alt: true, ...(isMac && { meta: true }) }),
  key('Escape', { control: true }),
  key('Escape', { control: true, shift: true }),
  key('Meta'),
  key('r', { meta: true }),
  key('d', { meta: true }),
  key('n', command),
  key('t', command),
  key('w', command),
  key('q', command),
  key('o', command),
  key('s', command),
  key('p', command),
  key('u', command),
  key('l', command),
  key('i', { ...command, shift: true }),
  key('j', { ...command, shift: true }),
  key('c', { ...command, shift: true }),
  key('Tab', command),
  key('f', command),
  key('g', command),
  key('g', { ...command, shift: true }),
  key('F3'),
  key('0', command),
  key('+', command),
  key('=', command),
  key('-', command),
  isMac ? key('[', command) : key('ArrowLeft', { alt: true }),
  isMac ? key(']', command) : key('ArrowRight', { alt: true }),
  key('ContextMenu'),
  key('PrintScreen'),
  key('BrowserHome'),
  key('LaunchMail'),
  lead('windowOpen', 'https://trade.example/', 'deny'),
  lead('windowOpen', 'app://loupe/jobs', 'deny'),
  lead('windowOpen', 'about:blank', 'deny'),
  lead('windowOpen', 'file:///etc/passwd', 'deny'),
  lead('windowOpen', 'ms-settings:', 'deny'),
  lead('windowOpen', 'mailto:asha@trade.example', 'deny'),
  lead('navigate', 'https://trade.example/', true),
  lead('navigate', 'file:///C:/Windows/', true),
  lead('navigate', 'devtools://devtools/bundled/inspector.html', true),
  [
    'a link by the bridge',
    async ({ main }) => {
      await main.ask('input', 'mouseUp')
      expect(await main.ask('invoke', 'link:open', ['https://trade.example/'])).toMatchObject({ ok: true })
    }
  ],
  ['a webview', async ({ main }) => expect(await main.ask('attachWebview')).toBe(true)],
  [
    'a download of the app’s own',
    async ({ main }) => expect(await main.ask('download', 'blob:app://loupe/5c0a6a3e')).toBe(false)
  ],
  happen('close'),
  happen('minimize'),
  happen('leave-full-screen'),
  happen('devtools-opened'),
  [
    'the app is asked to quit',
    async ({ main }) => {
      await main.ask('tryToQuit')
      expect(await main.ask('seen')).toMatchObject({ quitsRefused: 1 })
    }
  ],
  ['the program is started a second time', ({ main }) => main.ask('secondInstance')],
  ['a link of another program', ({ main }) => main.ask('secondInstance', ['loupe', 'loupe://about-us'])],
  ['a link of another program on a Mac', ({ main }) => main.ask('openUrl', 'loupe://jobs/job_1')],
  ...['Zoom In', 'Find…', 'Back', 'About Loupe', 'Licences', 'Open log folder'].map(
    (label) =>
      [
        `the menu’s ${label}`,
        ({ main }: Tried) => expect(main.ask('chooseMenu', label)).rejects.toThrow('The menu has no')
      ] as const
  ),
  ['Ctrl and the wheel', ({ main }) => main.ask('wheel', 'in')],
  [
    'the menu under the pointer',
    async ({ main }) => {
      const nothing = { selectionText: '', misspelledWord: '', dictionarySuggestions: [], editFlags: {} }
      await main.ask('contextMenu', { ...nothing, isEditable: true })
    }
  ],
  [
    'a search through the page by the bridge',
    async ({ main }) =>
      expect(await main.ask('invoke', 'find:text', ['Loupe', 'first'])).toEqual({ ok: true, value: null })
  ],
  [
    'a notification, pressed',
    async ({ main }) => {
      await main.ask('look', false)
      for (const count of [1, 2]) await main.ask('invoke', 'waiting:show', [{ kind: 'requests', count }])
      expect(await main.ask('pressNotification')).toBe(false)
      await main.ask('look', true)
    }
  ],
  permission('fullscreen'),
  permission('openExternal'),
  permission('keyboardLock'),
  permission('fileSystem'),
  ['a right press', async ({ page }) => expect(await inPage(page, 'p', {}, 'contextmenu')).toBe(true)],
  [
    'the choice of a file',
    async ({ page }) => expect(await inPage(page, 'input', { type: 'file' }, 'click')).toBe(true)
  ],
  [
    'a file that is dragged over the page',
    async ({ page }) => expect(await inPage(page, 'p', {}, 'dragover')).toBe(true)
  ],
  ['a file that is dropped on the page', async ({ page }) => expect(await inPage(page, 'p', {}, 'drop')).toBe(true)]
]
