import { vi } from 'vitest'

const real = globalThis.setTimeout

/** Held or passed, it is called with what it was given: Node's own fetch gives its timers something. */
type Run = (...given: unknown[]) => void

/** Holds the timers of one length, however slow the machine is, until what is returned is called. */
export function holdTimers(length: number): () => void {
  const callbacks: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: Run,
    delay?: number,
    ...given: unknown[]
  ) => {
    if (delay !== length) return real(run, delay, ...given)
    callbacks.push(() => run(...given))
    return 0
  }) as typeof setTimeout)
  return () => {
    spy.mockRestore()
    for (const run of callbacks) run()
  }
}

/** Lets the timers of these lengths run at once, until what is returned is called: a test shows what follows them, not how long it takes. */
export function passTimers(shortest: number, longest = shortest): () => void {
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: Run, delay = 0, ...given: unknown[]) =>
      real(run, delay >= shortest && delay <= longest ? 0 : delay, ...given)) as typeof setTimeout)
  return () => spy.mockRestore()
}

/** Lets the timers of exactly these lengths run at once. */
export function passTimersOf(...lengths: readonly number[]): void {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: Run, delay = 0, ...given: unknown[]) =>
    real(run, lengths.includes(delay) ? 0 : delay, ...given)) as typeof setTimeout)
}
