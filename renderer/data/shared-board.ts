import { productDomain } from '#renderer/config/configuration.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { pages } from '#renderer/storage/collections/collections.ts'
import type { Connection } from '#renderer/storage/connection.ts'
import { createLazyDocumentStore, createLazyFileStore, loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import { createRoutedStore } from '#renderer/storage/core/routed-store.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { Accounts } from './accounts/accounts.ts'
import { createLazyAccounts } from './accounts/lazy-accounts.ts'
import type { FirebaseSettings } from './open-firebase.ts'

export interface SharedBoardSettings extends FirebaseSettings {
  /** Site key of reCAPTCHA Enterprise; empty: nothing is shown to App Check. */
  appCheckKey: string
  /** Only accounts and the static pages are shared: all else stays on the device. */
  localData: boolean
}

/** Nothing is painted in a hidden tab: after this time it is not waited for any more. */
const maxPaintWaitMs = 1_000

/**
 * Opens the board that many devices share, on this platform. Its code is loaded when the first page has been painted.
 */
export function openSharedBoard(
  platform: Platform,
  settings: SharedBoardSettings
): { platform: Platform; accounts: Accounts } {
  const { session } = platform
  let loading: ReturnType<typeof open> | undefined
  const open = async () => {
    await waitForPaint()
    const { openFirebase } = await import('./open-firebase.ts')
    const startAppCheck = await prepare(settings)
    return openFirebase(
      settings,
      session,
      productDomain,
      startAppCheck,
      settings.kiosk ? undefined : platform.documents
    )
  }
  const load = () => {
    loading ??= open().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const shared = createLazyDocumentStore(async () => (await load()).documents)
  // Where nothing outlives the page there is no device to speak of, and on a kiosk the next person is another.
  const keepsUnsent = !settings.kiosk && !settings.localData && platform.documents.device !== undefined
  const documents = settings.localData
    ? createRoutedStore(platform.documents, shared, isOfPages)
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
    find: async () => (await loadChunk(load)).reporters.find(),
    open: async () => (await loadChunk(load)).reporters.open()
  }
  const connection: Connection = {
    watch(listener) {
      let stop: (() => void) | undefined = () => {}
      load().then(
        (opened) => {
          if (stop) stop = opened.connection.watch(listener)
        },
        () => {}
      )
      return () => {
        stop?.()
        stop = undefined
      }
    }
  }
  // What is reported on this device of jobs that lie on it stays there, too.
  const opened = settings.localData
    ? { ...platform, documents, files }
    : { ...platform, documents, files, reporters, connection, keepsUnsent }
  return { platform: opened, accounts: { ...accounts, mail } }
}

/** The pages, and what they said before: that by its name, since an import of it would come with the first page of every build. */
function isOfPages(collection: string): boolean {
  return collection === pages.name || collection === 'pageVersions'
}

/** By their names: an import of the collections would come with the first page. */
const isUnsent = (collection: string) => /^unsent(Drafts)?_/.test(collection)

/** The board, but for what waits to be sent to it, which lies on the device. Of the rest of the device nothing is told. */
function keepUnsentOn(device: DocumentStore, shared: DocumentStore): DocumentStore {
  const notices: DocumentStore['notices'] = {
    ...device.notices,
    watch: (listener) => device.notices.watch((all) => listener(all.filter((each) => isUnsent(each.collection ?? ''))))
  }
  const { device: _device, ...routed } = createRoutedStore(
    { ...device, notices },
    shared,
    (collection) => !isUnsent(collection)
  )
  return routed
}

/** Without App Check, or without the network to fetch it, the board is asked as it is. */
async function prepare({ appCheckKey }: SharedBoardSettings) {
  if (appCheckKey === '') return undefined
  const { prepareAppCheck } = await import('./app-check.ts')
  return prepareAppCheck(appCheckKey)
}

function waitForPaint(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, maxPaintWaitMs)
  })
}
