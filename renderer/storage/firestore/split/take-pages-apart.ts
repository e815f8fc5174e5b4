import { pages } from '#renderer/storage/collections/collections.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { staticPageNames } from '#shared/domain/page/static-page.ts'

/**
 * Earlier texts that lie in the pages themselves, from before they lay apart, everybody can read: their next change takes them
 * out of there, and this is one. For the administrator; what cannot be changed rejects with a StoreError.
 */
export async function takePagesApart(documents: DocumentStore): Promise<void> {
  for (const name of staticPageNames) {
    const page = await documents.get(pages, name)
    if (page?.versions !== undefined) await documents.change(pages, name, (stored) => stored ?? page)
  }
}
