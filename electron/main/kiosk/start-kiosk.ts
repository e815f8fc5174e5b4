import { app, type BrowserWindow, powerMonitor, type Session, session, type WebContents } from 'electron'
import type { KioskAnswer, KioskEvent, KioskRequest, KioskState, VisitBeginning } from '#shared/kiosk-bridge.ts'
import { BridgeError, logFailure } from '../bridge-errors.ts'
import type { OpenOutside } from '../external-links.ts'
import type { SettingsFile } from '../json-store-file.ts'
import { createIdleWatch } from './idle-watch.ts'
import { isAllowedLink, type ParsedPolicy } from './kiosk-policy.ts'
import { lockApp, relaunch, type WindowLock } from './lock-window.ts'
import { createPinLock, type PinTries } from './pin-lock.ts'
import { createVisitPartitions, type VisitPartition } from './visit-partitions.ts'

interface KioskOptions {
  setting: ParsedPolicy
  open: (lock: WindowLock) => BrowserWindow
  /** Guards a session before its first page. */
  guard: (pages: Session) => void
  openOutside: OpenOutside
  pinTries: SettingsFile<PinTries>
  /** Restores the settings that the last person has chosen for the whole app. */
  forget: () => void
  sendEvent: (window: BrowserWindow, event: KioskEvent) => void
}

const checkEveryMs = 1_000

/** The time that the page of an idle person has to save their drafts and sign out, before it is destroyed. */
const farewellMs = 5_000

export type Kiosk = ReturnType<typeof startKiosk>

/** Locks this computer as far as a program can. */
export function startKiosk({ setting, open, guard, openOutside, pinTries, forget, sendEvent }: KioskOptions) {
  const { policy, problems } = setting
  const lock = policy.pinHash === null ? null : createPinLock({ hash: policy.pinHash, file: pinTries, elapsed })
  let isLeaving = false
  let stallCount = 0
  let farewell: ReturnType<typeof setTimeout> | undefined

  function openVisitPartition(): VisitPartition {
    stallCount += 1
    const partition = `kiosk-${stallCount}`
    const pages = session.fromPartition(partition)
    guard(pages)
    refuseDownloads(pages, () => say({ kind: 'files' }))
    return { partition, session: pages }
  }

  const visits = createVisitPartitions({
    openVisitPartition,
    open,
    mayLeave: () => isLeaving,
    // An allowed link opens in a window of the browser, which must not be covered.
    staysOnTop: policy.allowedLinks.length === 0,
    onBegin() {
      idle.reset()
      forget()
    }
  })
  const say = (event: KioskEvent) => {
    const window = visits.window()
    if (window && !window.isDestroyed()) sendEvent(window, event)
  }
  const end = (reason: VisitBeginning) => {
    clearTimeout(farewell)
    farewell = undefined
    return visits.begin(reason).catch((error: unknown) => logFailure('A visit could not be ended:', error))
  }
  const idle = createIdleWatch({
    limitMs: policy.idleMinutes * 60_000,
    readClocks: () => ({ wallMs: Date.now(), elapsedMs: elapsed() }),
    readSystemIdleMs: () => powerMonitor.getSystemIdleTime() * 1000,
    isAssisted: () => app.accessibilitySupportEnabled === true,
    onChange(state) {
      if (state.phase === 'ended') {
        say({ kind: 'ending' })
        farewell = setTimeout(() => void end('idle'), farewellMs)
      } else say({ kind: 'idle', leftMs: state.phase === 'warning' ? state.leftMs : null })
    }
  })

  powerMonitor.on('shutdown', () => {
    isLeaving = true
  })
  // Before the page is seen again.
  powerMonitor.on('resume', idle.check)
  powerMonitor.on('unlock-screen', idle.check)
  const timer = setInterval(idle.check, checkEveryMs)
  app.once('will-quit', () => clearInterval(timer))
  lockApp(() => isLeaving)

  async function leave(pin: string, how: 'close' | 'restart'): Promise<KioskAnswer> {
    if (!lock) throw new BridgeError('refused', 'this kiosk has no PIN')
    const answer = await lock.enter(pin)
    if (answer.outcome !== 'done') return answer
    isLeaving = true
    if (how === 'close') setTimeout(() => app.quit())
    else {
      relaunch()
      // By its code no newer version is installed now: on Windows the installer would end the Loupe that has just started.
      setTimeout(() => app.exit(1))
    }
    return answer
  }

  return {
    show: visits.show,
    describe: (): KioskState => ({
      idleMinutes: policy.idleMinutes,
      hasPin: lock !== null,
      problems,
      begun: visits.takeBeginning()
    }),
    async ask(request: KioskRequest): Promise<KioskAnswer> {
      if (request.kind === 'leave') return leave(request.pin, request.how)
      if (request.kind === 'stay') idle.stay()
      else if (farewell === undefined) await end('ended')
      else await end(request.wasSignedIn ? 'signedOut' : 'idle')
      return { outcome: 'done' }
    },
    /** Opens an address that the policy allows, and shows any other as a QR code. */
    async open(address: string): Promise<void> {
      if (isAllowedLink(address, policy.allowedLinks)) await openOutside(address)
      else say({ kind: 'link', address })
    },
    watch(contents: WebContents): void {
      contents.on('input-event', (_event, { type }) => idle.noteInput(type))
    }
  }
}

const elapsed = () => performance.now()

/** A save dialog shows the files of the computer, and the next person finds what was saved. */
function refuseDownloads(pages: Session, say: () => void): void {
  pages.on('will-download', (event) => {
    event.preventDefault()
    say()
  })
}
