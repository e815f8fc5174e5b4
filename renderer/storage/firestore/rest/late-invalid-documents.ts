import { forwardNotices } from '#renderer/storage/core/forward-notices.ts'
import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import type { InvalidDocuments } from '../reading/invalid-documents.ts'

/** Names the documents that do not parse, by code that is fetched with the first of them: most visitors never meet one. */
export function createLateInvalidDocuments(): InvalidDocuments {
  let opening: Promise<InvalidDocuments> | undefined
  let tellOpened: (opened: InvalidDocuments) => void = () => {}
  const whenOpened = new Promise<InvalidDocuments>((tell) => {
    tellOpened = tell
  })
  const open = () => {
    opening ??= loadChunk(() => import('../reading/invalid-documents.ts')).then(
      ({ createInvalidDocuments }) => {
        const opened = createInvalidDocuments()
        tellOpened(opened)
        return opened
      },
      (error: unknown) => {
        opening = undefined
        throw error
      }
    )
    return opening
  }
  return {
    update(collection, read) {
      if (!opening && read.every(({ document }) => document)) return
      // What cannot be fetched now is asked for again with what is read next.
      open().then(
        (opened) => opened.update(collection, read),
        () => {}
      )
    },
    forget: () => void opening?.then((opened) => opened.forget()),
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
