import { type BrowserWindow, clipboard, type Session } from 'electron'
import type { VisitBeginning } from '#shared/kiosk-bridge.ts'
import { logFailure } from '../bridge-errors.ts'
import { createWindowLock, lockWindow, type WindowLock } from './lock-window.ts'

/** A session whose partition has no 'persist:': it is in memory, and reaches no disk. */
export interface VisitPartition {
  readonly partition: string
  readonly session: Session
}

interface VisitsOptions {
  /** Opens one that was never used. */
  openVisitPartition: () => VisitPartition
  open: (lock: WindowLock) => BrowserWindow
  mayLeave: () => boolean
  staysOnTop: boolean
  onBegin: () => void
}

/** A page that fails again within this time is not mended by a new one: the next attempt waits. */
const reviveAgainAfterMs = 10_000

/** The time after 'unresponsive' at which a page is given up. */
const hungAfterMs = 5_000

/** Timeout for clearing a stall. */
const clearTimeoutMs = 10_000

/** A visit has its own window, process and storage, which end with it and everything that the person left. */
export function createVisitPartitions({ openVisitPartition, open, mayLeave, staysOnTop, onBegin }: VisitsOptions) {
  const first = openVisitPartition()
  // While the last one is cleared the next visit begins in the other.
  let next = Promise.resolve(openVisitPartition())
  let current: { window: BrowserWindow; stall: VisitPartition } | undefined
  let begun: VisitBeginning = 'start'
  let openedAt = Number.NEGATIVE_INFINITY
  let beginning: Promise<void> | undefined

  function openIn(stall: VisitPartition): void {
    onBegin()
    const window = open(createWindowLock(stall.partition))
    current = { window, stall }
    openedAt = performance.now()
    lockWindow(window, mayLeave, staysOnTop)
    followFailures(window)
    // At once, in the paper's colour: it covers the window of the last person.
    window.show()
  }

  async function replace(reason: VisitBeginning): Promise<void> {
    const last = current
    clipboard.clear()
    const stall = await next
    begun = reason
    openIn(stall)
    if (!last) return
    if (!last.window.isDestroyed()) last.window.destroy()
    next = clear(last.stall)
  }

  /** @returns the partition, or a new one if it still holds data of the last person */
  async function clear(used: VisitPartition): Promise<VisitPartition> {
    const timeout = new Promise<never>((_resolve, reject) => {
      setTimeout(reject, clearTimeoutMs, new Error(`not within ${clearTimeoutMs} ms`))
    })
    try {
      await Promise.race([Promise.all([used.session.clearData(), used.session.clearAuthCache()]), timeout])
      return used
    } catch (error) {
      logFailure('What a page has stored could not be cleared:', error)
      return openVisitPartition()
    }
  }

  function begin(reason: VisitBeginning): Promise<void> {
    beginning ??= replace(reason).finally(() => {
      beginning = undefined
    })
    return beginning
  }

  function revive(window: BrowserWindow, reason: VisitBeginning): void {
    if (window !== current?.window) return
    begin(reason).catch((error: unknown) => logFailure('The page could not be brought back:', error))
  }

  function bringBack(window: BrowserWindow): void {
    if (window !== current?.window || mayLeave()) return
    const waitMs = performance.now() - openedAt < reviveAgainAfterMs ? reviveAgainAfterMs : 0
    setTimeout(() => revive(window, 'crashed'), waitMs)
  }

  function followFailures(window: BrowserWindow): void {
    const { webContents } = window
    let hangTimer: ReturnType<typeof setTimeout> | undefined
    webContents.on('render-process-gone', (_event, { reason }) => {
      logFailure('The page is gone:', reason)
      bringBack(window)
    })
    webContents.on('unresponsive', () => {
      hangTimer ??= setTimeout(() => revive(window, 'hung'), hungAfterMs)
    })
    webContents.on('responsive', () => {
      clearTimeout(hangTimer)
      hangTimer = undefined
    })
    window.on('closed', () => {
      clearTimeout(hangTimer)
      // A system may close it in spite of the lock.
      bringBack(window)
    })
  }

  return {
    /** Opens the first visit, or the next one when the window of the last one is gone. */
    show(): void {
      if (current) revive(current.window, 'crashed')
      else openIn(first)
    },
    begin,
    /** Returns it once: a page that reloads is no new visit. */
    takeBeginning(): VisitBeginning {
      const taken = begun
      begun = 'start'
      return taken
    },
    window: () => current?.window
  }
}
