const all: (() => Promise<void>)[] = []

/** Something must be finished before the session ends, whatever is on the screen by then. */
export function addUnfinishedWork(finish: () => Promise<void>): void {
  all.push(finish)
}

/** Finishes what can only be finished by whoever is signed in. */
export async function finishWork(): Promise<void> {
  await Promise.all(all.map((finish) => finish()))
}
