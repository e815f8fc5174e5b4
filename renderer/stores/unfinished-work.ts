const all = new Set<() => Promise<void>>()

/** Something on the screen must be finished before the session ends. @returns what takes it back */
export function addUnfinishedWork(finish: () => Promise<void>): () => void {
  all.add(finish)
  return () => {
    all.delete(finish)
  }
}

/** Finishes what can only be finished by whoever is signed in. */
export async function finishWork(): Promise<void> {
  await Promise.all([...all].map((finish) => finish()))
}
