import type { WebContents } from 'electron'
import { parseExternalAddress } from '#shared/external-url.ts'

/** Opens an address in the system's browser. Rejects when the system has nothing that opens it. */
export type OpenOutside = (address: string) => Promise<void>

export interface ExternalLinksOptions {
  open: OpenOutside
  /**
   * Whether somebody may be using a screen reader or the like: these press without any input that main hears of, so for them
   * links are only kept apart in time.
   */
  isAssisted: () => boolean
  /** Milliseconds from any start, by a clock that nobody can set. */
  elapsed: () => number
}

export interface ExternalLinks {
  /**
   * Opens a link outside the app when the one guard of links lets it and a person has just pressed something; resolves with
   * whether it did. A script alone opens nothing, and many links with one press are one.
   */
  open(text: string): Promise<boolean>
  /** Listens for what a person presses in a window. */
  watch(contents: WebContents): void
}

/** For so long a press lets one link out: browsers wait as long for a page to use one. */
export const pressCountsMs = 5_000

/** Where a press ends that may have opened something: wheels and moves open nothing. */
const presses: ReadonlySet<string> = new Set(['mouseUp', 'rawKeyDown', 'keyDown', 'gestureTap'])

export function createExternalLinks({ open, isAssisted, elapsed }: ExternalLinksOptions): ExternalLinks {
  let pressedAt = Number.NEGATIVE_INFINITY
  let openedAt = Number.NEGATIVE_INFINITY

  /** Whether a link may leave now; if so, the press is used up. */
  function takePress(): boolean {
    const now = elapsed()
    const isPressed = now - pressedAt < pressCountsMs
    if (!isPressed && !(isAssisted() && now - openedAt >= pressCountsMs)) return false
    pressedAt = Number.NEGATIVE_INFINITY
    openedAt = now
    return true
  }

  return {
    async open(text) {
      const address = parseExternalAddress(text)
      if (address === null || !takePress()) return false
      await open(address)
      return true
    },
    watch(contents) {
      contents.on('input-event', (_event, { type, modifiers }) => {
        // A key that is held down is one press.
        if (presses.has(type) && !modifiers?.includes('isautorepeat')) pressedAt = elapsed()
      })
    }
  }
}
