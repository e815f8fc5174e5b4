// By its full name, which a build for a shared board replaces (build/vite/renderer-config.ts).
import { openDocuments } from '#renderer/platform/web/open-documents.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { findStorage } from '#renderer/storage/web/local-storage.ts'
import { polyfilled } from './polyfilled-features.ts'

let opening: Promise<DocumentStore> | undefined

/** Opens this browser's documents, once. Never rejects: blocked storage is a notice. */
export function openWebDocumentStore(): Promise<DocumentStore> {
  opening ??= polyfilled.then(() => openDocuments(findStorage()))
  return opening
}

// The build makes this a separate chunk (renderer/vite.config.ts): documents are read while the libraries still load.
if (import.meta.env.LOUPE_OWN_BOARD && !import.meta.env.LOUPE_DESKTOP) openWebDocumentStore()
