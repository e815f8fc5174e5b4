import { type BrowserWindow, clipboard, type Session } from 'electron'
import type { VisitBeginning } from '#shared/kiosk.ts'
import { logFailure } from '../failures.ts'
import { createWindowLock, lockWindow, type WindowLock } from './lock.ts'

/** A session whose partition has no 'persist:': it is in memory, and reaches no disk. */
export interface Stall {
  readonly partition: string
  readonly session: Session
}

interface VisitsOptions {
  /** While one is cleared the next visit begins in the other. */
  stalls: readonly [Stall, Stall]
  open: (lock: WindowLock) => BrowserWindow
  mayLeave: () => boolean
  staysOnTop: boolean
  onBegin: () => void
}

/** A page that fails again within this time is not mended by a new one: the next attempt waits. */
const reviveAgainAfterMs = 10_000

/** The time after 'unresponsive' at which a page is given up. */
const hungAfterMs = 5_000

/** A visit has a window, a process and a storage of its own, which end with it and everything that the person left. */
export function createVisits({ stalls, open, mayLeave, staysOnTop, onBegin }: VisitsOptions) {
  const cleared = stalls.map(() => Promise.resolve())
  let place = 0
  let current: BrowserWindow | undefined
  let begun: VisitBeginning = 'start'
  let openedAt = Number.NEGATIVE_INFINITY
  let beginning: Promise<void> | undefined

  function show(): void {
    onBegin()
    const stall = stalls[place % 2] as Stall
    const window = open(createWindowLock(stall.partition))
    current = window
    openedAt = performance.now()
    lockWindow(window, mayLeave, staysOnTop)
    followFailures(window)
    // At once, in the paper's colour: it covers the window of the last person.
    window.show()
  }

  async function replace(reason: VisitBeginning): Promise<void> {
    const old = current
    const oldPlace = place % 2
    clipboard.clear()
    place += 1
    await cleared[place % 2]
    begun = reason
    show()
    if (old && !old.isDestroyed()) old.destroy()
    cleared[oldPlace] = clearStall((stalls[oldPlace] as Stall).session)
  }

  function begin(reason: VisitBeginning): Promise<void> {
    beginning ??= replace(reason).finally(() => {
      beginning = undefined
    })
    return beginning
  }

  function revive(window: BrowserWindow, reason: VisitBeginning): void {
    if (window !== current) return
    begin(reason).catch((error: unknown) => logFailure('The page could not be brought back:', error))
  }

  function bringBack(window: BrowserWindow): void {
    if (window !== current || mayLeave()) return
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
    show,
    begin,
    /** Returns it once: a page that reloads is no new visit. */
    takeBeginning(): VisitBeginning {
      const taken = begun
      begun = 'start'
      return taken
    },
    window: () => current
  }
}

async function clearStall(session: Session): Promise<void> {
  try {
    await Promise.all([session.clearData(), session.clearAuthCache()])
  } catch (error) {
    logFailure('What a page has stored could not be cleared:', error)
  }
}
