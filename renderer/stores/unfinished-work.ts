const underWay = new Set<Promise<unknown>>()

/** Has the session wait for what only whoever is signed in can store, whatever is on the screen by then. Resolves as `work` does. */
export async function holdSignOut<Result>(work: Promise<Result>): Promise<Result> {
  underWay.add(work)
  try {
    return await work
  } finally {
    underWay.delete(work)
  }
}

/** Resolves when nothing holds the session any more, however that ended. */
export async function finishWork(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
