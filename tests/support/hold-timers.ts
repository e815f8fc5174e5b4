import { vi } from 'vitest'

/** Holds the timers of one length, however slow the machine is, until what is returned is called. */
export function holdTimers(length: number): () => void {
  const real = globalThis.setTimeout
  const callbacks: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
    if (delay !== length) return real(run, delay)
    callbacks.push(run)
    return 0
  }) as typeof setTimeout)
  return () => {
    spy.mockRestore()
    for (const run of callbacks) run()
  }
}
