import type * as library from 'firebase/firestore'
import { costOfAnswer, costOfCount, createReadCounter } from './counted-reads.ts'

type Library = typeof library

/** Reads of Firebase's library, in this file of tests. */
export const libraryReads = createReadCounter()

/**
 * Firebase's library, with what is read through it counted: a listener is charged for all it finds first, and then for each document that
 * changes; what comes from the cache costs nothing.
 */
export function countLibrary(original: Library): Library {
  const noteListener = (next: (snapshot: never) => void, answered: (documents: number) => void) => {
    let isFirst = true
    return (snapshot: library.QuerySnapshot | library.DocumentSnapshot) => {
      if (!snapshot.metadata.fromCache) {
        const isQuery = 'docs' in snapshot
        if (isFirst) answered(isQuery ? costOfAnswer(snapshot.size) : 1)
        else libraryReads.ask()(isQuery ? snapshot.docChanges().length : 1)
        isFirst = false
      }
      next(snapshot as never)
    }
  }
  const onSnapshot = (reference: never, ...given: unknown[]) => {
    // Options come before the listener, or do not come.
    const at = given.findIndex((each) => typeof each === 'function')
    if (at < 0) throw new Error('a listener is a function')
    let isAnswered = false
    const ask = libraryReads.ask()
    const answer = (documents: number) => {
      if (!isAnswered) ask(documents)
      isAnswered = true
    }
    const more = given.map((each, index) => (index === at ? noteListener(each as never, answer) : each))
    const stop = (original.onSnapshot as (...all: unknown[]) => () => void)(reference, ...more)
    return () => {
      // A cancelled query is charged with nothing that could be counted here.
      answer(0)
      stop()
    }
  }
  const noteOnce =
    <Snapshot extends library.QuerySnapshot | library.DocumentSnapshot>(
      read: (reference: never) => Promise<Snapshot>
    ) =>
    async (reference: never) => {
      const answered = libraryReads.ask()
      const snapshot = await read(reference)
      const cost = 'docs' in snapshot ? costOfAnswer(snapshot.size) : 1
      answered(snapshot.metadata.fromCache ? 0 : cost)
      return snapshot
    }
  return {
    ...original,
    onSnapshot: onSnapshot as Library['onSnapshot'],
    getDoc: noteOnce(original.getDoc as never) as Library['getDoc'],
    getDocs: noteOnce(original.getDocs as never) as Library['getDocs'],
    getDocFromServer: noteOnce(original.getDocFromServer as never) as Library['getDocFromServer'],
    getDocsFromServer: noteOnce(original.getDocsFromServer as never) as Library['getDocsFromServer'],
    getCountFromServer: (async (query: never) => {
      const answered = libraryReads.ask()
      const counted = await original.getCountFromServer(query)
      answered(costOfCount(counted.data().count))
      return counted
    }) as Library['getCountFromServer']
  }
}
