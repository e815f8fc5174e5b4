import type * as library from 'firebase/firestore'
import { costOfAnswer, costOfCount, createReadCounter } from './counted-reads.ts'

type Library = typeof library

/** What Firebase's library reads, in this file of tests. */
export const libraryReads = createReadCounter()

/**
 * Firebase's library, with what is read through it counted: a listener is charged for all it finds first, and then for each document that
 * changes; what comes from the cache costs nothing.
 */
export function countLibrary(original: Library): Library {
  const noteListener = (next: (snapshot: never) => void) => {
    let isFirst = true
    return (snapshot: library.QuerySnapshot | library.DocumentSnapshot) => {
      if (!snapshot.metadata.fromCache) {
        const isQuery = 'docs' in snapshot
        const found = isQuery ? snapshot.size : 1
        const changed = isQuery ? snapshot.docChanges().length : 1
        if (isFirst) libraryReads.add(costOfAnswer(found))
        else if (changed > 0) libraryReads.add(changed)
        isFirst = false
      }
      next(snapshot as never)
    }
  }
  const onSnapshot = (reference: never, ...given: unknown[]) => {
    // Options come before the listener, or do not come.
    const at = given.findIndex((each) => typeof each === 'function')
    if (at < 0) throw new Error('a listener is a function')
    const more = given.map((each, index) => (index === at ? noteListener(each as never) : each))
    return (original.onSnapshot as (...all: unknown[]) => () => void)(reference, ...more)
  }
  const noteOnce =
    <Snapshot extends library.QuerySnapshot | library.DocumentSnapshot>(
      read: (reference: never) => Promise<Snapshot>
    ) =>
    async (reference: never) => {
      const snapshot = await read(reference)
      if (!snapshot.metadata.fromCache) libraryReads.add('docs' in snapshot ? costOfAnswer(snapshot.size) : 1)
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
      const counted = await original.getCountFromServer(query)
      libraryReads.add(costOfCount(counted.data().count))
      return counted
    }) as Library['getCountFromServer']
  }
}
