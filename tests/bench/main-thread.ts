import type { CDPSession, Page } from '@playwright/test'

/** Work of the page's main thread, in milliseconds of the processor. */
export interface Work {
  /** All of its tasks between the press and the picture of what was asked for. */
  readonly all: number
  /** The longest of them: so long the next press would wait. */
  readonly longest: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

interface Task {
  readonly from: number
  readonly to: number
  /** The processor's time where the trace has it, so that what else the machine does counts less. */
  readonly took: number
}

/** No more than is read below: what a trace writes about scripts and layouts it writes on the thread that is measured. */
const categories = ['toplevel', 'blink.user_timing']

/**
 * Reads from Chromium's own trace what the main thread of the page worked between two marks that the page makes.
 * @param act resolves when the page has made the mark `shown`; without a mark `asked` everything before counts
 */
export async function measureWork(page: Page, act: () => Promise<unknown>): Promise<Work> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser to be traced')
  const session = await browser.newBrowserCDPSession()
  const events = await trace(session, act)
  await session.detach()
  return addUp(events)
}

async function trace(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: categories }
  })
  await act()
  await session.send('Tracing.end')
  await complete
  return events
}

function addUp(events: readonly TraceEvent[]): Work {
  const shown = events.filter(({ name }) => name === 'shown').at(-1)
  if (!shown) throw new Error('The page made no mark when it showed what was asked for')
  const asked = events.filter(({ name, pid }) => name === 'asked' && pid === shown.pid).at(-1)
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === shown.pid && tid === shown.tid
    )
    .map(({ ts, dur = 0, tdur = dur }): Task => ({ from: ts, to: ts + dur, took: tdur }))
    .flatMap((task) => cut(task, asked?.ts ?? 0, shown.ts))
  const times = outermost(tasks).map(({ took }) => took / 1000)
  return { all: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) }
}

/** A task's share between two moments: the press may come within one, and so may the picture. */
function cut({ from, to, took }: Task, start: number, end: number): Task[] {
  const [begun, over] = [Math.max(from, start), Math.min(to, end)]
  if (begun >= over) return []
  return [{ from: begun, to: over, took: (took * (over - begun)) / (to - from) }]
}

/** A task may stand in the trace under two names, one within the other. */
function outermost(tasks: Task[]): Task[] {
  const kept: Task[] = []
  for (const task of tasks.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (task.to > (kept.at(-1)?.to ?? 0)) kept.push(task)
  }
  return kept
}
