import { maxWaiting, type Waiting, type WaitingKind } from '#shared/bridge.ts'

const screens: Readonly<Record<WaitingKind, string>> = {
  requests: '/admin/requests',
  applicants: '/employer/dashboard',
  answers: '/profile'
}

interface WaitingSignOptions {
  setBadge(count: number): void
  notify(waiting: Waiting, open: () => void): void
  dismiss(): void
  isWatched(): boolean
  open(path: string): void
}

export type AppBadge = ReturnType<typeof createAppBadge>

/** Shows a notification when the count of a person grows while the window has no focus. */
export function createAppBadge({ setBadge, notify, dismiss, isWatched, open }: WaitingSignOptions) {
  let known: Waiting | null = null
  return {
    show(waiting: Waiting | null): void {
      const before = known
      known = waiting
      setBadge(Math.min(waiting?.count ?? 0, maxWaiting))
      const isSame = before?.kind === waiting?.kind
      if (isSame && before?.count === waiting?.count) return
      const hasGrown = isSame && before && waiting && waiting.count > before.count
      if (hasGrown && !isWatched()) notify(waiting, () => open(screens[waiting.kind]))
      else dismiss()
    }
  }
}

const side = 16
/** The gold of the mark (renderer/styles/design-tokens.ts) as blue, green and red. */
const gold = [0x5c, 0xa5, 0xc6] as const

/** A dot for Windows' taskbar, as premultiplied BGRA rows. */
export function drawDot(): { pixels: Uint8Array; side: number } {
  const pixels = new Uint8Array(side * side * 4)
  const middle = (side - 1) / 2
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      // Antialiased: the system draws it over any colour.
      const opacity = Math.max(0, Math.min(1, middle - Math.hypot(row - middle, column - middle) + 0.5))
      const color = gold.map((part) => Math.round(part * opacity))
      pixels.set([...color, Math.round(255 * opacity)], (row * side + column) * 4)
    }
  }
  return { pixels, side }
}
