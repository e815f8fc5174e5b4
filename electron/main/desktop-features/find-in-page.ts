import type { WebContents } from 'electron'
import type { FindStep, FoundInPage } from '#shared/bridge.ts'

type Searched = Pick<WebContents, 'findInPage' | 'stopFindInPage'>

/** Chromium's own search in the page. @param current the contents of the window, if there is one */
export function createFindInPage(current: () => Searched | undefined) {
  let open: { id: number; done: (found: FoundInPage | null) => void } | undefined
  const settle = (found: FoundInPage | null) => {
    open?.done(found)
    open = undefined
  }
  return {
    find(text: string, step: FindStep): Promise<FoundInPage | null> {
      settle(null)
      const contents = current()
      if (!contents) return Promise.resolve(null)
      // Electron's `findNext` begins a new search.
      const id = contents.findInPage(text, { forward: step !== 'previous', findNext: step === 'first' })
      return new Promise((done) => {
        open = { id, done }
      })
    },
    stop(): void {
      settle(null)
      current()?.stopFindInPage('keepSelection')
    },
    watch(contents: Pick<WebContents, 'on'>): void {
      contents.on('found-in-page', (_event, { requestId, matches, activeMatchOrdinal, finalUpdate }) => {
        if (finalUpdate && requestId === open?.id) settle({ count: matches, current: activeMatchOrdinal })
      })
    }
  }
}
