import type { Page } from '@playwright/test'
import type { MainProcess } from './main-process.ts'

/** By what the fake Electron has a page searched (fake-electron.mjs). */
export const findChannel = '(find)'

/** Searches a page as Chromium does it for Electron's findInPage, and tells main what was found. Id 0 ends the search. */
export async function searchPage(page: Page, main: MainProcess, given: unknown[]): Promise<void> {
  const [id, text, options] = given as [number, string, { forward: boolean; findNext: boolean }]
  try {
    const { matches, ordinal } = await page.evaluate(search, { id, text, ...options })
    if (id > 0) await main.ask('foundInPage', id, matches, ordinal)
  } catch {
    // The page is being closed or loaded again.
  }
}

/**
 * As Blink's text_finder.cc does: it begins where the selection is, else at the place that was shown last, and leaves no
 * selection, and so no caret. window.find() looks through the same text with the same code (find_buffer.cc).
 */
function search({ id, text, forward, findNext }: { id: number; text: string; forward: boolean; findNext: boolean }) {
  const selection = getSelection() as Selection
  const state = window as { __loupeShown?: number | undefined }
  if (id === 0) {
    state.__loupeShown = undefined
    return { matches: 0, ordinal: 0 }
  }
  const focused = document.activeElement
  const begin = selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : undefined
  const found: Range[] = []
  selection.collapse(document.body, 0)
  const find = Reflect.get(window, 'find') as (text: string, caseSensitive: boolean, backwards: boolean) => boolean
  while (found.length < 1000 && find.call(window, text, false, false)) found.push(selection.getRangeAt(0).cloneRange())
  selection.removeAllRanges()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  selection.removeAllRanges()
  const findPast = (from: Range) => {
    const order = (range: Range) => range.compareBoundaryPoints(Range.START_TO_START, from)
    return forward
      ? found.findIndex((range) => order(range) > (findNext ? -1 : 0))
      : found.findLastIndex((range) => order(range) < 0)
  }
  const onward = (state.__loupeShown ?? -1) + (forward ? 1 : -1)
  const index = begin ? findPast(begin) : findNext ? 0 : onward
  // At either end it goes on at the other.
  const last = found.length - 1
  const shown = found[index] ? index : forward ? Math.min(0, last) : last
  state.__loupeShown = shown
  return { matches: found.length, ordinal: shown + 1 }
}
