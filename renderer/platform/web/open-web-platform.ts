import type { Platform } from '#renderer/platform/platform.ts'
import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { createLazyFileStore } from '#renderer/storage/core/lazy-stores.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { type LocalStorageArea, openLocalStorage } from '#renderer/storage/web/local-storage.ts'
import { openWebStore } from '#renderer/storage/web/open-web-store.ts'
import { createWebPreferences } from './preferences.ts'
import { openTabSession } from './tab-session.ts'

export interface WebPlatformOptions {
  /** What the collections of this browser begin with; none where the board is shared. */
  readonly initializers: readonly CollectionInitializer[]
  /** Address of the public web app; this page's origin when it is not set; null where the jobs lie in this browser alone. */
  readonly publicAddress?: string | null | undefined
}

/** Opens the stores and all else that the web offers. Never rejects: a browser that blocks storage gets a notice. */
export async function openWebPlatform({ initializers, publicAddress }: WebPlatformOptions): Promise<Platform> {
  const storage = findStorage()
  return {
    documents: await openDocuments(storage, initializers),
    // Most people keep no file: what keeps them is fetched with the first one.
    files: createLazyFileStore(() => import('#renderer/storage/web/web-files.ts').then((late) => late.files)),
    preferences: createWebPreferences(storage),
    session: openTabSession(storage, 'locks' in navigator ? navigator.locks : undefined),
    publicAddress: publicAddress === null ? null : (publicAddress || window.location.origin).replace(/\/+$/, ''),
    openExternal: (address) => import('./open-external.ts').then((late) => late.openExternal(address)),
    saveFile: (name, content) => import('../save-file.ts').then((late) => late.saveFile(name, content))
  }
}

async function openDocuments(
  storage: LocalStorageArea | undefined,
  initializers: WebPlatformOptions['initializers']
): Promise<DocumentStore> {
  try {
    if (storage)
      return await openWebStore({
        storage,
        initializers,
        locks: 'locks' in navigator ? navigator.locks : undefined,
        onFirstChange: askToPersist
      })
  } catch {
    // The fallback below comes with a notice.
  }
  return import('#renderer/storage/memory/memory-store.ts').then((late) => late.openInMemoryFallback(initializers))
}

/**
 * A browser that runs out of room may throw away what a site has stored, unless it was asked not to. Asked only when there is
 * something to lose: some browsers ask the person in turn. A refusal changes nothing.
 */
function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => {})
}

function findStorage(): LocalStorageArea | undefined {
  try {
    return openLocalStorage()
  } catch {
    return undefined
  }
}
