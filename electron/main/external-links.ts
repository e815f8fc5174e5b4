import type { WebContents } from 'electron'
import { parseExternalAddress } from '#shared/external-url.ts'

/** Opens an address in the system's browser. Rejects when no program opens it. */
export type OpenOutside = (address: string) => Promise<void>

interface ExternalLinksOptions {
  open: OpenOutside
  /** Whether assistive technology may be in use. Main does not see its presses, so links are only rate-limited. */
  isAssisted: () => boolean
  /** Monotonic, in milliseconds. */
  elapsed: () => number
}

/** How long a press counts: browsers' user activation lasts as long. */
export const pressCountsMs = 5_000

const presses: ReadonlySet<string> = new Set(['mouseUp', 'rawKeyDown', 'keyDown', 'gestureTap'])

export type ExternalLinks = ReturnType<typeof createExternalLinks>

export function createExternalLinks({ open, isAssisted, elapsed }: ExternalLinksOptions) {
  let pressedAt = Number.NEGATIVE_INFINITY
  let openedAt = Number.NEGATIVE_INFINITY

  function takePress(): boolean {
    const now = elapsed()
    const isPressed = now - pressedAt < pressCountsMs
    if (!isPressed && !(isAssisted() && now - openedAt >= pressCountsMs)) return false
    pressedAt = Number.NEGATIVE_INFINITY
    openedAt = now
    return true
  }

  return {
    /** Opens a link that parseExternalAddress accepts, once for each press and never for a script; resolves with whether. */
    async open(text: string): Promise<boolean> {
      const address = parseExternalAddress(text)
      if (address === null || !takePress()) return false
      await open(address)
      return true
    },
    watch(contents: WebContents): void {
      contents.on('input-event', (_event, { type, modifiers }) => {
        if (presses.has(type) && !modifiers?.includes('isautorepeat')) pressedAt = elapsed()
      })
    }
  }
}
