import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { Platform } from '#renderer/platform/platform.ts'
import { createLazyDocumentStore, createLazyFileStore } from '#renderer/storage/core/lazy-stores.ts'
import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'
import { openKioskSession } from './kiosk-session.ts'
import { createWebPreferences } from './preferences.ts'
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
