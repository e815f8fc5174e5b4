import { createLazyVisitorRecords } from '#renderer/platform/lazy-visitor-records.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { Platform, SessionStorage } from '#renderer/platform/platform.ts'
import { createLazyDocumentStore, createLazyFileStore } from '#renderer/storage/core/lazy-stores.ts'
import { findStorage, type LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { sessionPrefix } from './browser-tab-name.ts'
import { openWebDocumentStore } from './open-web-document-store.ts'
import { openTabSession, type TabSession } from './tab-session.ts'
import { createWebPreferences } from './web-preferences.ts'

interface WebPlatformOptions {
  /** Address of the public web app; default: this origin; null: the jobs lie in this browser alone. */
  readonly publicAddress?: string | null | undefined
}

/** Never rejects: blocked storage is a notice. */
export async function openWebPlatform({ publicAddress }: WebPlatformOptions): Promise<Platform> {
  const opening = openWebDocumentStore()
  const storage = findStorage()
  const session = openSession(storage)
  // The prerendered page is hydrated at the same time.
  const documents = createLazyDocumentStore(() => opening)
  const opened = opening.then(({ device }) => void (device && Object.assign(documents, { device })))
  await session.opened
  return {
    documents,
    opened,
    files: createLazyFileStore(() => import('#renderer/storage/web/web-uploaded-files.ts').then((late) => late.files)),
    preferences: createWebPreferences(storage),
    session,
    visitorRecords: createLazyVisitorRecords(import.meta.env.LOUPE_KIOSK ? undefined : storage),
    publicAddress: publicAddress === null ? null : (publicAddress || window.location.origin).replace(/\/+$/, ''),
    openExternal: (address) => import('./open-in-tab.ts').then((late) => late.openExternal(address)),
    saveFile: (name, content) => import('../save-file.ts').then((late) => late.saveFile(name, content)),
    ...(!import.meta.env.LOUPE_KIOSK && {
      openAlerts: () => import('./web-notifications.ts').then((late) => late.openWebNotifications())
    })
  }
}

/** Each build has one kind of session. Blocked storage leaves one in memory. */
function openSession(storage: LocalStorageArea | undefined): TabSession {
  if (import.meta.env.LOUPE_KIOSK) return openKioskSession(storage)
  return storage ? openTabSession(storage, navigator.locks) : createMemorySession()
}

/** The shared board's token in sessionStorage, of a build for another kind of computer. */
const tokenPrefix = 'firebase:'

/** A kiosk stores no session, so not even a reload resumes one. Sessions of earlier builds are removed. */
function openKioskSession(storage: LocalStorageArea | undefined): SessionStorage {
  try {
    for (const key of storage?.keys() ?? []) if (key.startsWith(sessionPrefix)) storage?.write(key, null)
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(tokenPrefix)) window.sessionStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds none.
  }
  // The back/forward cache would bring a signed-in page back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  return createMemorySession()
}
