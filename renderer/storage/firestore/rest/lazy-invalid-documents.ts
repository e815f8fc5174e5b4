import { forwardNotices } from '#renderer/storage/core/forward-notices.ts'
import { lazy, subscribeWhen } from '#renderer/storage/core/lazy.ts'
import type { InvalidDocuments } from '../reading/invalid-documents.ts'

/** Fetches its code with the first document that does not parse: most visitors never meet one. */
export function createLazyInvalidDocuments(): InvalidDocuments {
  const { open, whenOpened } = lazy(async () =>
    (await import('../reading/invalid-documents.ts')).createInvalidDocuments()
  )
  let isMet = false
  return {
    update(collection, read) {
      isMet ||= read.some(({ document }) => !document)
      if (!isMet) return
      // A failed fetch is retried with the next documents that are read.
      open().then((opened) => opened.update(collection, read), ignore)
    },
    forget: () => void whenOpened.then((opened) => opened.forget()),
    watch(listener) {
      listener([])
      return subscribeWhen(whenOpened, (opened) => opened.watch(listener), ignore)
    },
    ...forwardNotices(open)
  }
}

function ignore(): void {}
