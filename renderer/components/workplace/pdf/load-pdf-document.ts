import type { DrawingAnswer, DrawingRequest, DrawnPage } from './pdf-worker-messages.ts'
import { startPdfWorker } from './start-pdf-worker.ts'

export type PdfFailure = 'password' | 'broken' | 'heavy' | 'unloaded' | 'old'

export interface Pdf {
  readonly pages: number
  /** Draws pages in order; null: it could not be drawn. @param signal ends the waiting */
  draw(page: { number: number; width: number; density: number }, signal: AbortSignal): Promise<DrawnPage | null>
}

const loadTimeoutMs = 60_000

/** Opening and the first page together, and each further page: then the worker is ended, and its memory with it. */
const timeoutMs = 10_000

/** Ended workers after which the rest of the file is not drawn. */
const maxEndedWorkers = 2

/** An idle worker is ended, as it keeps the memory of its last pages; the next page opens the file again. */
const idleMs = 4_000

/** Chrome 69, Firefox 105 and Safari 16.4 draw in workers. */
const isSupported = () => typeof OffscreenCanvas === 'function' && 'transferToImageBitmap' in OffscreenCanvas.prototype

type Failure = 'exceeded' | 'closed'

/** Opens a stranger's PDF in its own worker. A page that takes too long costs the worker; a new one draws the next page. */
export function openPdf(file: Blob) {
  let worker: ReturnType<typeof startWorker> | undefined
  let endedWorkers = 0
  let isClosed = false
  let openingMs = 0
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  async function open(): Promise<DrawingAnswer | Failure | 'unloaded'> {
    const started = startWorker()
    worker = started
    if ((await started.ready) === 'exceeded') return 'unloaded'
    const data = await file.arrayBuffer()
    if (isClosed) return 'closed'
    const begun = performance.now()
    const folder = new URL(import.meta.env.LOUPE_PDF_FILES, location.origin).href
    const answer = await started.ask({ kind: 'open', data, folder }, timeoutMs, [data])
    openingMs = performance.now() - begun
    return answer
  }

  async function draw(page: { number: number; width: number; density: number }): Promise<DrawnPage | null> {
    if (endedWorkers >= maxEndedWorkers || isClosed) return null
    if (!worker) {
      const answer = await open()
      if (typeof answer === 'string' || answer.kind !== 'opened') return giveUp()
    }
    const answer = await worker?.ask({ kind: 'draw', ...page }, timeoutMs - openingMs)
    openingMs = 0
    if (typeof answer === 'object') return answer.kind === 'drawn' ? answer : null
    return giveUp()
  }

  function giveUp(): null {
    endedWorkers += 1
    endWorker()
    return null
  }

  function endWorker(): void {
    clearTimeout(idleTimer)
    worker?.end()
    worker = undefined
    openingMs = 0
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
    if (!isSupported()) return 'old'
    try {
      const answer = await open()
      if (typeof answer === 'object' && answer.kind === 'opened') return pages(answer.pages)
      endWorker()
      if (typeof answer === 'string') return answer === 'unloaded' ? 'unloaded' : 'heavy'
      return answer.kind === 'locked' ? 'password' : 'broken'
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

function startWorker() {
  const worker = startPdfWorker()
  let settle: (answer: DrawingAnswer | Failure) => void = () => {}
  const waitForMessage = (ms: number) =>
    new Promise<DrawingAnswer | Failure>((resolve) => {
      const timer = setTimeout(() => settle('exceeded'), ms)
      settle = (answer) => {
        clearTimeout(timer)
        if (answer === 'exceeded') worker.terminate()
        resolve(answer)
      }
    })
  worker.addEventListener('message', ({ data }: MessageEvent<DrawingAnswer>) => settle(data))
  worker.addEventListener('error', () => settle('exceeded'))
  return {
    ready: waitForMessage(loadTimeoutMs),
    /** Requests run one after another. 'exceeded': it took too long, or the worker broke. */
    ask(request: DrawingRequest, ms: number, transfer: Transferable[] = []) {
      const answer = waitForMessage(ms)
      worker.postMessage(request, transfer)
      return answer
    },
    end() {
      worker.terminate()
      settle('closed')
    }
  }
}
