import { describe, expect, test, vi } from 'vitest'
import { createAppMenu } from '#electron/main/menu/app-menu.ts'
import { hasSystemSpelling, limitSpelling } from '#electron/main/menu/context-menu.ts'

vi.mock('electron', () => ({
  ...{ app: {}, BrowserWindow: {}, Menu: {} },
  dialog: { showErrorBox: vi.fn() },
  shell: { openPath: vi.fn() }
}))

const menusOn = (platform: NodeJS.Platform, developing: boolean) =>
  JSON.stringify(createAppMenu({ platform, developing, zoom: { step: () => {} }, find: () => {} }))

test.each(['darwin', 'win32', 'linux'] as const)('app menu › has no developer tools in a package: %s', (platform) => {
  expect(menusOn(platform, false)).not.toMatch(/toggleDevTools/)
  expect(menusOn(platform, true)).toMatch(/toggleDevTools/)
})

describe('spell checker', () => {
  test.each([
    ['darwin', true, []],
    ['win32', false, [[], false]],
    ['linux', false, [[], false]]
  ] as const)('on %s uses the system or is off, without a download', (platform, isChecked, expected) => {
    const received: unknown[] = []
    limitSpelling(
      {
        setSpellCheckerEnabled: (enabled) => void received.push(enabled),
        setSpellCheckerLanguages: (languages) => void received.push(languages)
      },
      platform
    )
    expect(hasSystemSpelling(platform)).toBe(isChecked)
    expect(received).toEqual(expected)
  })
})
