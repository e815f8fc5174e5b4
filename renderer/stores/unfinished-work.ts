/** Finishes what only whoever is signed in can finish; waited for before the session ends, whatever is on the screen by then. */
export const unfinishedWork: (() => Promise<void>)[] = []
