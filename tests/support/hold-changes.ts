import { act } from '@testing-library/react'
import type { MemoryStore } from '#renderer/storage/memory/memory-store.ts'

/** Holds changes of the collection from now on. The returned function lets them arrive, and what comes after them. */
export function holdChanges(store: MemoryStore, name: string): () => Promise<void> {
  const { change } = store
  const held: (() => void)[] = []
  store.change = async (collection, ...rest) => {
    if (collection.name === name) await new Promise<void>((arrive) => held.push(arrive))
    return change(collection, ...rest)
  }
  return () => {
    store.change = change
    return act(async () => {
      for (const arrive of held.splice(0)) arrive()
    })
  }
}
