// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { openExternal } from '#renderer/platform/web/open-in-tab.ts'

afterEach(() => vi.restoreAllMocks())

/** A new tab as the browser gives it: with an opener, and a copy of the session. */
function newTab() {
  const tab = {
    opener: window,
    sessionStorage: { clear: vi.fn() },
    document: document.implementation.createHTMLDocument()
  }
  return tab as unknown as Window & { sessionStorage: { clear: ReturnType<typeof vi.fn> } }
}

test('external link › strips opener, session and referrer from the new tab', () => {
  const tab = newTab()
  const open = vi.spyOn(window, 'open').mockReturnValue(tab)
  const followed: [string, string, unknown, number][] = []
  tab.document.addEventListener('click', ({ target }) => {
    const { href, rel } = target as HTMLAnchorElement
    followed.push([href, rel, tab.opener, tab.sessionStorage.clear.mock.calls.length])
  })
  expect(openExternal('https://forms.example.com/apply?from=loupe')).toBe('opened')
  expect(open.mock.calls).toEqual([['', '_blank']])
  expect(followed).toEqual([['https://forms.example.com/apply?from=loupe', 'noreferrer', null, 1]])
})

test('external link › reports a blocked tab with its URL', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(openExternal('https://FORMS.example.com/a b')).toEqual({ blocked: 'https://forms.example.com/a%20b' })
})

test('external link › rejects an unsafe URL', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  expect(openExternal('javascript:alert(1)')).toBe('refused')
  expect(open).not.toHaveBeenCalled()
})

test('external link › opens mail and telephone links in other programs', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  expect(openExternal('tel:+919825012345')).toBe('opened')
  expect(open.mock.calls).toEqual([['tel:+919825012345', '_blank', 'noopener,noreferrer']])
})
