const underWay = new Set<Promise<unknown>>()

/** Has sign-out wait for work that only the signed-in person can store. Resolves as `work` does. */
export async function delaySignOut<Result>(work: Promise<Result>): Promise<Result> {
  underWay.add(work)
  try {
    return await work
  } finally {
    underWay.delete(work)
  }
}

/** Resolves when all such work has ended, however it did. */
export async function finishWork(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
