import { forwardNotices } from '#renderer/storage/core/forward-notices.ts'
import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import { createOpening } from '#renderer/storage/core/opening.ts'
import type { InvalidDocuments } from '../reading/invalid-documents.ts'

/** Names the documents that do not parse, by code that is fetched with the first of them: most visitors never meet one. */
export function createLateInvalidDocuments(): InvalidDocuments {
  const { open, whenOpened } = createOpening(async () => {
    const { createInvalidDocuments } = await loadChunk(() => import('../reading/invalid-documents.ts'))
    return createInvalidDocuments()
  })
  let isMet = false
  return {
    update(collection, read) {
      isMet ||= read.some(({ document }) => !document)
      if (!isMet) return
      // What cannot be fetched now is asked for again with what is read next.
      open().then(
        (opened) => opened.update(collection, read),
        () => {}
      )
    },
    forget: () => void whenOpened.then((opened) => opened.forget()),
    watch(listener) {
      let stop = () => {}
      let isOver = false
      listener([])
      void whenOpened.then((opened) => {
        if (!isOver) stop = opened.watch(listener)
      })
      return () => {
        isOver = true
        stop()
      }
    },
    ...forwardNotices(open)
  }
}
