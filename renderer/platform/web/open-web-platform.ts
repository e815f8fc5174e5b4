import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { Platform, SessionStorage } from '#renderer/platform/platform.ts'
import { createLazyDocumentStore, createLazyFileStore } from '#renderer/storage/core/lazy-stores.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { createWebPreferences } from './preferences.ts'
import { sessionPrefix } from './tab.ts'
import { openTabSession, type TabSession } from './tab-session.ts'
import { findStorage, openWebDocuments } from './web-documents.ts'

export interface WebPlatformOptions {
  /** Address of the public web app; this page's origin when it is not set; null where the jobs lie in this browser alone. */
  readonly publicAddress?: string | null | undefined
}

/** Opens the stores and all else that the web offers. Never rejects: a browser that blocks storage gets a notice. */
export async function openWebPlatform({ publicAddress }: WebPlatformOptions): Promise<Platform> {
  const opening = openWebDocuments()
  const storage = findStorage()
  const session = openSession(storage)
  // Whoever asks earlier waits: what was drawn before is taken over meanwhile.
  const documents = createLazyDocumentStore(() => opening)
  const opened = opening.then(({ device }) => void (device && Object.assign(documents, { device })))
  await session.opened
  return {
    documents,
    opened,
    // Most people keep no file: what keeps them is fetched with the first one.
    files: createLazyFileStore(() => import('#renderer/storage/web/web-files.ts').then((late) => late.files)),
    preferences: createWebPreferences(storage),
    session,
    publicAddress: publicAddress === null ? null : (publicAddress || window.location.origin).replace(/\/+$/, ''),
    openExternal: (address) => import('./open-external.ts').then((late) => late.openExternal(address)),
    saveFile: (name, content) => import('../save-file.ts').then((late) => late.saveFile(name, content))
  }
}

/** Fixed in each build: no other carries the code of a kiosk. Where localStorage is blocked a session lasts as long as the page. */
function openSession(storage: LocalStorageArea | undefined): TabSession {
  if (import.meta.env.LOUPE_KIOSK) return openKioskSession(storage)
  return storage ? openTabSession(storage, navigator.locks) : createMemorySession()
}

/** What a build that was not made for a kiosk has stored in sessionStorage of who was signed in on a shared board. */
const tokenPrefix = 'firebase:'

/**
 * The session of a tab on a computer that many people use: nothing of it is stored, so nothing brings it back, not even a
 * reload. What an earlier build has stored is removed.
 */
function openKioskSession(storage: LocalStorageArea | undefined): SessionStorage {
  try {
    for (const key of storage?.keys() ?? []) if (key.startsWith(sessionPrefix)) storage?.write(key, null)
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(tokenPrefix)) window.sessionStorage.removeItem(key)
    }
  } catch {
    // Where storage is blocked nothing lies in it.
  }
  // A browser may keep a whole page, with who is signed in, for the way back to it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  return createMemorySession()
}
