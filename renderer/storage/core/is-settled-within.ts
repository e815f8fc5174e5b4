/** Rejects when the work does so in time. */
export function isSettledWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  return Promise.race([
    work.then(() => true),
    new Promise<false>((resolve) => {
      setTimeout(resolve, ms, false)
    })
  ])
}
