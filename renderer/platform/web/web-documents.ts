// By this name: a build for a shared board puts another file in its place (build/vite/renderer-config.ts).
import { openDocuments } from '#renderer/platform/web/open-documents.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { type LocalStorageArea, openLocalStorage } from '#renderer/storage/web/local-storage.ts'

let opening: Promise<DocumentStore> | undefined

/** Opens what this browser keeps, once. Never rejects because the browser blocks storage: that is a notice. */
export function openWebDocuments(): Promise<DocumentStore> {
  opening ??= openDocuments(findStorage())
  return opening
}

// The build puts this into a file with what it stands on, which a page has run before the rest is there (build/vite/prerender.ts): what
// this browser keeps is read while the libraries that draw it are still on their way.
if (import.meta.env.LOUPE_OWN_BOARD && !import.meta.env.LOUPE_DESKTOP) openWebDocuments()

/** undefined: the browser blocks it. */
export function findStorage(): LocalStorageArea | undefined {
  try {
    return openLocalStorage()
  } catch {
    return undefined
  }
}
