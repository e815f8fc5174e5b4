import { readdirSync, readFileSync } from 'node:fs'

/** Memory of all processes below this one, in MB; Linux alone tells. */
function measureProcesses(): number {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const parent = Number.isInteger(pid) ? readParent(pid) : undefined
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const waiting = [...(children.get(process.pid) ?? [])]
  let kilobytes = 0
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    kilobytes += readResident(pid)
    waiting.push(...(children.get(pid) ?? []))
  }
  return Math.round(kilobytes / 1024)
}

function readParent(pid: number): number | undefined {
  const text = readOrNothing(`/proc/${pid}/stat`)
  return text === '' ? undefined : Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
}

const readResident = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0)

/** A process may be gone by now. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

interface Watched {
  /** MB before anything was done. */
  before: number
  /** The most that it was, in MB. */
  most: number
  /** At the end, in MB. */
  after: number
  /** Milliseconds until it was again what it was before, with a margin. */
  goneAfterMs: number
}

/**
 * Watches the memory while `act` goes on, and until it is down again or `limitMs` are over.
 * @param collectGarbage what nothing holds any more is not counted as held
 */
export async function watchMemory(
  act: () => Promise<void>,
  collectGarbage: () => Promise<unknown>,
  limitMs: number,
  margin = 150
): Promise<Watched> {
  const before = measureProcesses()
  const begun = performance.now()
  let most = before
  let last = before
  const timer = setInterval(() => {
    last = measureProcesses()
    most = Math.max(most, last)
  }, 100)
  await act()
  while (last > before + margin && performance.now() - begun < limitMs) {
    await collectGarbage()
    await new Promise((done) => setTimeout(done, 200))
  }
  clearInterval(timer)
  return { before, most, after: last, goneAfterMs: Math.round(performance.now() - begun) }
}
