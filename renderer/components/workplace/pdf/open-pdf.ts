import type { DrawingAnswer, DrawingRequest, DrawnPage } from './drawing/drawing-messages.ts'
import { fetchJpeg2000 } from './jpeg2000.ts'
import { findPageLimits, maxEndedWorkers, maxPages } from './page-limits.ts'
import { startPdfWorker } from './start-pdf-worker.ts'

/** Why a PDF is not shown. */
export type PdfFailure = 'password' | 'broken' | 'large' | 'heavy'

/** A PDF that somebody else wrote. */
export interface Pdf {
  readonly pages: number
  /** Draws a page when those before it are drawn; null: it could not be drawn. @param signal nobody waits for it any more */
  draw(page: { number: number; width: number; density: number }, signal: AbortSignal): Promise<DrawnPage | null>
}

export interface OpenPdf {
  /** Resolves when its pages can be asked for; never rejects. */
  opened: Promise<Pdf | PdfFailure>
  /** Ends its worker, whatever that is busy with, and gives back what it took. */
  close: () => void
}

/** More than this takes a phone too much memory, in bytes. */
const maxBytes = 15_000_000

/** So long the code of the worker may take to come. */
const loadTimeoutMs = 60_000

/** An idle worker is ended after this time: it keeps what the last pages took. The next page opens the file again. */
const idleMs = 4_000

/** So much is left for drawing the first page, however long the opening took. */
const minTimeMs = 2_000

/**
 * Opens a PDF that somebody else wrote. It is drawn and nothing else: no code of it runs (no scripts, no compiled fonts) and nothing is
 * fetched for it. It is read and drawn in a worker of its own. One that takes more than a page may is ended, and a new one draws the
 * other pages.
 */
export function openPdf(file: Blob): OpenPdf {
  let worker: PdfWorker | undefined
  let endedWorkers = 0
  let isClosed = false
  let openingMs = 0
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  async function open(): Promise<DrawingAnswer> {
    worker = startWorker()
    const ready = await worker.ready
    const data = await file.arrayBuffer()
    const jpeg2000 = await fetchJpeg2000(new Uint8Array(data))
    if (isClosed) return exceeded
    if (ready.kind !== 'ready') return { kind: 'broken' }
    const limits = findPageLimits(0)
    const begun = performance.now()
    const answer = await worker.ask({ kind: 'open', data, jpeg2000, limits }, limits.timeMs, [data])
    openingMs = performance.now() - begun
    return answer
  }

  async function draw(page: { number: number; width: number; density: number }): Promise<DrawnPage | null> {
    if (endedWorkers >= maxEndedWorkers || isClosed) return null
    let answer: DrawingAnswer | undefined
    if (!worker) answer = await open()
    if (worker && (!answer || answer.kind === 'opened')) {
      const limits = findPageLimits(page.number)
      const timeMs = page.number === 1 ? Math.max(minTimeMs, limits.timeMs - openingMs) : limits.timeMs
      answer = await worker.ask({ kind: 'draw', ...page, limits }, timeMs)
    }
    if (answer?.kind === 'drawn') return answer
    if (answer?.kind === 'exceeded') {
      endedWorkers += 1
      endWorker()
    }
    return null
  }

  function endWorker(): void {
    clearTimeout(idleTimer)
    worker?.end()
    worker = undefined
  }

  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const pages = (count: number): Pdf => ({
    pages: count,
    draw(page, signal) {
      clearTimeout(idleTimer)
      waiting += 1
      const drawn = last.then(() => (signal.aborted ? null : draw(page)))
      // A worker is idle only when no page waits: one that is being drawn may take longer than it is kept.
      const settle = () => {
        waiting -= 1
        if (waiting === 0) idleTimer = setTimeout(endWorker, idleMs)
      }
      last = drawn.then(settle, settle)
      return drawn
    }
  })
  const read = async (): Promise<Pdf | PdfFailure> => {
    if (file.size > maxBytes) return 'large'
    try {
      const answer = await open()
      if (answer.kind === 'opened' && answer.pages <= maxPages) return pages(answer.pages)
      endWorker()
      if (answer.kind === 'locked') return 'password'
      return answer.kind === 'broken' ? 'broken' : 'heavy'
    } catch {
      endWorker()
      return 'broken'
    }
  }
  const close = () => {
    isClosed = true
    endWorker()
  }
  return { opened: read(), close }
}

interface PdfWorker {
  /** Its first answer. */
  readonly ready: Promise<DrawingAnswer>
  /** Asks when it has answered what was asked before. Whatever goes on for longer is 'exceeded', as is a worker that breaks down. */
  ask(request: DrawingRequest, timeMs: number, transfer?: Transferable[]): Promise<DrawingAnswer>
  end(): void
}

const exceeded: DrawingAnswer = { kind: 'exceeded' }

function startWorker(): PdfWorker {
  const worker = startPdfWorker()
  let settle: (answer: DrawingAnswer) => void = () => {}
  const hear = (timeMs: number) =>
    new Promise<DrawingAnswer>((resolve) => {
      const timer = setTimeout(() => settle(exceeded), timeMs)
      settle = (answer) => {
        clearTimeout(timer)
        if (answer.kind === 'exceeded') worker.terminate()
        resolve(answer)
      }
    })
  worker.addEventListener('message', ({ data }: MessageEvent<DrawingAnswer>) => settle(data))
  worker.addEventListener('error', () => settle(exceeded))
  return {
    ready: hear(loadTimeoutMs),
    ask(request, timeMs, transfer = []) {
      const answer = hear(timeMs)
      worker.postMessage(request, transfer)
      return answer
    },
    end() {
      worker.terminate()
      settle(exceeded)
    }
  }
}
