import type { DrawingAnswer, DrawingRequest, DrawnPage } from './drawing/drawing-messages.ts'
import { fetchJpeg2000 } from './jpeg2000.ts'
import { findPageLimits, maxEndedWorkers, maxPages, patience } from './page-limits.ts'
import { startPdfWorker } from './start-pdf-worker.ts'

export type PdfFailure = 'password' | 'broken' | 'large' | 'heavy'

export interface Pdf {
  readonly pages: number
  /** Draws pages in order; null: it could not be drawn. @param signal ends the waiting */
  draw(page: { number: number; width: number; density: number }, signal: AbortSignal): Promise<DrawnPage | null>
}

/** Size in bytes above which phones run out of memory. */
const maxBytes = 15_000_000

const loadTimeoutMs = 60_000

/** An idle worker is ended, as it keeps the memory of its last pages; the next page opens the file again. */
const idleMs = 4_000

/** Time left for the first page, however long opening took. */
const minTimeMs = 2_000

/** Opens a stranger's PDF in its own worker, which runs none of its code and fetches nothing. A page over the limits ends the worker; a new one draws on. @param isPatient with more time */
export function openPdf(file: Blob, isPatient = false) {
  const timeFactor = isPatient ? patience : 1
  let worker: ReturnType<typeof startWorker> | undefined
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
    const answer = await worker.ask({ kind: 'open', data, jpeg2000, limits }, limits.timeMs * timeFactor, [data])
    openingMs = performance.now() - begun
    return answer
  }

  async function draw(page: { number: number; width: number; density: number }): Promise<DrawnPage | null> {
    if (endedWorkers >= maxEndedWorkers || isClosed) return null
    let answer: DrawingAnswer | undefined
    if (!worker) answer = await open()
    if (worker && (!answer || answer.kind === 'opened')) {
      const limits = findPageLimits(page.number)
      const timeMs = limits.timeMs * timeFactor
      const leftMs = page.number === 1 ? Math.max(minTimeMs, timeMs - openingMs) : timeMs
      answer = await worker.ask({ kind: 'draw', ...page, limits }, leftMs)
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
      // A worker is idle only while no page waits: drawing may take longer than the idle time.
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
  return {
    /** Resolves when pages can be drawn; never rejects. */
    opened: read(),
    /** Ends the worker at once and releases its memory. */
    close() {
      isClosed = true
      endWorker()
    }
  }
}

const exceeded: DrawingAnswer = { kind: 'exceeded' }

function startWorker() {
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
    /** Requests run one after another. 'exceeded': it took too long, or the worker broke. */
    ask(request: DrawingRequest, timeMs: number, transfer: Transferable[] = []) {
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
