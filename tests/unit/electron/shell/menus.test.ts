import { describe, expect, test, vi } from 'vitest'
import { createContextMenu, hasSystemSpelling, limitSpelling } from '#electron/main/menu/context-menu.ts'
import { createMenus } from '#electron/main/menu/menu.ts'
import { stepZoom, type ZoomStep } from '#electron/main/menu/zoom.ts'
import { type ZoomFactor, zoomFactors } from '#electron/main/preferences-file.ts'

vi.mock('electron', () => ({
  ...{ app: {}, BrowserWindow: {}, Menu: {} },
  dialog: { showErrorBox: vi.fn() },
  shell: { openPath: vi.fn() }
}))

function menusOn(platform: NodeJS.Platform, developing = false) {
  const steps: ZoomStep[] = []
  const wishes: string[] = []
  const menus = createMenus({
    platform,
    developing,
    zoom: { step: (step) => void steps.push(step) },
    find: (wish) => void wishes.push(wish)
  })
  const items = menus.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
  return { menus, items, steps, wishes }
}

describe('app menu', () => {
  test('runs Find and zoom, also by shortcuts of hidden items', () => {
    const { items, steps, wishes } = menusOn('linux')
    for (const { click } of items.slice(0, -4)) click?.({} as never, undefined, {} as never)
    expect(wishes).toEqual(['open', 'next', 'previous'])
    expect(steps).toEqual(['reset', 'in', 'in', 'in', 'out', 'out'])
    for (const item of items.filter(({ visible }) => visible === false))
      expect(item.acceleratorWorksWhenHidden).toBe(true)
  })
  test.each(['darwin', 'win32', 'linux'] as const)('on %s has developer tools only in development', (platform) => {
    expect(JSON.stringify(menusOn(platform).menus)).not.toMatch(/toggleDevTools/)
    expect(JSON.stringify(menusOn(platform, true).menus)).toMatch(/toggleDevTools/)
  })
})

describe('desktop zoom', () => {
  test('steps through the zoom factors and stops at the ends', () => {
    const run = (steps: ZoomStep[], from: ZoomFactor = 1) => steps.reduce(stepZoom, from)
    expect(run(['in', 'in'])).toBe(1.25)
    expect(run(['out'])).toBe(0.9)
    expect(run(['in', 'out'], 2)).toBe(2)
    expect(run(zoomFactors.map(() => 'in'))).toBe(3)
    expect(run(zoomFactors.map(() => 'out'))).toBe(0.5)
    expect(run(['reset'], 3)).toBe(1)
  })
})

describe('context menu', () => {
  const canAll = {
    canUndo: true,
    canRedo: true,
    canCut: true,
    canCopy: true,
    canPaste: true,
    canDelete: true,
    canSelectAll: true,
    canEditRichly: true
  }
  const pressed = {
    isEditable: false,
    selectionText: '',
    misspelledWord: '',
    dictionarySuggestions: [] as string[],
    editFlags: canAll
  }
  const menuOf = (changes: Partial<typeof pressed>, correct = (_word: string) => {}) =>
    createContextMenu({ ...pressed, ...changes }, correct)
  test('replaces an unknown word by a suggestion', () => {
    const words: string[] = []
    const suggestions = ['polisher', 'R&D', 'a', 'b', 'c', 'one too many']
    const items = menuOf(
      { isEditable: true, misspelledWord: 'polishr', dictionarySuggestions: suggestions },
      (word) => void words.push(word)
    )
    const offered = items.filter(({ label }) => label !== undefined)
    expect(offered.map(({ label }) => label)).toEqual(['polisher', 'R&&D', 'a', 'b', 'c'])
    offered[1]?.click?.({} as never, undefined, {} as never)
    expect(words).toEqual(['R&D'])
  })
})

describe('spelling', () => {
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
