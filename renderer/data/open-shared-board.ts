import { productDomain } from '#renderer/config/build-time-settings.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import type { Connection, ConnectionStatus } from '#renderer/storage/connection-status.ts'
import { createEventEmitter } from '#renderer/storage/core/event-emitter.ts'
import { lazy } from '#renderer/storage/core/lazy-loading.ts'
import { createLazyDocumentStore, createLazyFileStore } from '#renderer/storage/core/lazy-stores.ts'
import { createRoutedStore } from '#renderer/storage/core/routed-store.ts'
import type { SwitchingStore } from '#renderer/storage/core/switching-store.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import type { Accounts } from './accounts/accounts-port.ts'
import { createLazyAccounts } from './accounts/lazy-accounts.ts'
import type { FirebaseSettings, OpenedFirebase } from './open-firebase.ts'

export interface SharedBoardSettings extends FirebaseSettings {
  /** Site key of reCAPTCHA Enterprise; empty: no App Check. */
  appCheckKey: string
  /** Only accounts and hosted collections are shared. */
  localData: boolean
  /** Nothing has to be fetched: visitors read with Firebase, too, which caches for offline. */
  isInstalled: boolean
}

/** A hidden tab paints nothing. */
const maxPaintWaitMs = 1_000

/** Opens the shared board. After the first paint it loads REST code for visitors, Firebase's for a sign-in or a session. */
export function openSharedBoard(
  platform: Platform,
  settings: SharedBoardSettings
): { platform: Platform; accounts: Accounts } {
  const { session } = platform
  const { open: load, whenOpened } = lazy(async () => {
    await waitForPaint()
    const { openFirebase } = await import('./open-firebase.ts')
    const startAppCheck = await prepare(settings)
    const device = settings.kiosk ? undefined : platform.documents
    const opened = openFirebase(settings, session, productDomain, startAppCheck, device)
    opened.accounts.watch((user) => user && readers.switchTo(opened.documents))
    return opened
  })
  const readers = createReaders(settings, load)
  const shared = createLazyDocumentStore(readers.open)
  // A kiosk's next person is another, and without a device nothing outlives the page.
  const keepsUnsent = !settings.kiosk && !settings.localData && platform.documents.device !== undefined
  // Constant in each build, so that unused code is dropped.
  const documents =
    import.meta.env.LOUPE_OWN_BOARD !== false && settings.localData
      ? createRoutedStore(platform.documents, shared, ({ isHosted }) => isHosted === true)
      : keepsUnsent
        ? keepUnsentOn(platform.documents, shared)
        : shared
  const files = settings.localData ? platform.files : createLazyFileStore(async () => (await load()).files)
  const accounts = createLazyAccounts(session, async () => (await load()).accounts)
  const mail: Accounts['mail'] = {
    sendVerification: async () => (await load()).accounts.mail.sendVerification(),
    refresh: async () => (await load()).accounts.mail.refresh(),
    sendPasswordReset: async (email) => (await load()).accounts.mail.sendPasswordReset(email),
    readLink: async (code) => (await load()).accounts.mail.readLink(code),
    choosePassword: async (code, password) => (await load()).accounts.mail.choosePassword(code, password),
    verifyAddress: async (code) => (await load()).accounts.mail.verifyAddress(code)
  }
  const reporters: Platform['reporters'] = {
    find: async () => (await load()).reporters.find(),
    open: async () => (await load()).reporters.open()
  }
  const connection: Connection = {
    watch(listener) {
      let stop: (() => void) | undefined = readers.signal.subscribe(listener)
      void whenOpened.then((opened) => {
        if (!stop) return
        stop()
        stop = opened.connection.watch(listener)
      })
      return () => {
        stop?.()
        stop = undefined
      }
    }
  }
  // Reports about jobs of the device stay on it.
  const opened = settings.localData
    ? { ...platform, documents, files }
    : { ...platform, documents, files, reporters, connection, keepsUnsent }
  return { platform: opened, accounts: { ...accounts, mail } }
}

interface Readers {
  /** As visitors without Firebase see it. */
  readonly signal: Pick<ReturnType<typeof createEventEmitter<ConnectionStatus>>, 'subscribe'>
  open(): Promise<DocumentStore>
  switchTo(documents: FirestoreStore): void
}

/** Visitors read without Firebase, unless App Check needs it. */
function createReaders(settings: SharedBoardSettings, load: () => Promise<OpenedFirebase>): Readers {
  const signal = createEventEmitter<ConnectionStatus>()
  let visitors: SwitchingStore | undefined
  let signedIn: FirestoreStore | undefined
  const switchTo = () => signedIn && visitors?.switchTo(signedIn, signedIn.watchAfterSwitch)
  return {
    signal,
    async open() {
      if (signedIn) return signedIn
      if (settings.appCheckKey !== '' || settings.isInstalled) return (await load()).documents
      await waitForPaint()
      const late = await import('./open-visitor-store.ts')
      // Ends a session that a duplicate of the tab has signed out of.
      if (late.hasPersistedToken()) void load().catch(() => {})
      visitors = late.openVisitorStore(settings, signal.emit)
      switchTo()
      return visitors
    },
    switchTo(documents) {
      signedIn = documents
      switchTo()
    }
  }
}

/** Notices about the rest of the device are hidden. */
function keepUnsentOn(device: DocumentStore, shared: DocumentStore): DocumentStore {
  const notices: DocumentStore['notices'] = {
    ...device.notices,
    watch: (listener) =>
      device.notices.watch((all) => listener(all.filter(({ collection }) => collection?.startsWith('unsent'))))
  }
  const { device: _device, ...routed } = createRoutedStore(
    { ...device, notices },
    shared,
    ({ place }) => place !== undefined
  )
  return routed
}

/** Without the network to fetch App Check, requests go without a proof. */
async function prepare({ appCheckKey }: SharedBoardSettings) {
  if (appCheckKey === '') return undefined
  const { prepareAppCheck } = await import('./app-check.ts')
  return prepareAppCheck(appCheckKey)
}

function waitForPaint(): Promise<void> {
  // A drawn page is painted already.
  if (performance.getEntriesByType('paint').length > 0) return Promise.resolve()
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, maxPaintWaitMs)
  })
}
