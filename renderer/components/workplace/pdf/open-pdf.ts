import { getDocument, type PDFDocumentLoadingTask, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import { startPdfWorker } from './start-pdf-worker.ts'

/** Why a PDF is not shown. */
export type PdfFailure = 'password' | 'broken' | 'large'

export interface OpenPdf {
  /** Resolves when its pages can be asked for; never rejects. */
  opened: Promise<PDFDocumentProxy | PdfFailure>
  /** Takes what it has brought out of the page and ends its worker, whatever that is busy with. */
  close: () => void
}

/** More than this takes a phone too much memory, in bytes. */
const maxBytes = 15_000_000

/** A file that was made to keep its reader busy is given up after this. */
const timeoutMs = 30_000

/** So long a worker may take to say that it has put its document away. */
const farewellMs = 1000

/**
 * Opens a PDF that somebody else wrote. It is drawn and nothing else: no code of it runs (no scripts, no compiled fonts), nothing is
 * fetched for it, and it is read in a worker of its own, which ends with it.
 */
export function openPdf(file: Blob): OpenPdf {
  let task: PDFDocumentLoadingTask | undefined
  let worker: PDFWorker | undefined
  let isSettled = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let endWorker = () => {}
  const end = () => {
    clearTimeout(timer)
    worker?.destroy()
    endWorker()
  }
  let giveUp = () => {}
  const isGivenUp = new Promise<PdfFailure>((resolve) => {
    giveUp = () => {
      // What a worker stumbles over later may be one page's fault: it goes on with the others.
      if (isSettled) return
      // Whoever is still waiting for an answer by then does not stop by itself.
      end()
      resolve('broken')
    }
    timer = setTimeout(giveUp, timeoutMs)
  })
  const read = async (): Promise<PDFDocumentProxy | PdfFailure> => {
    if (file.size > maxBytes) return 'large'
    try {
      const data = new Uint8Array(await file.arrayBuffer())
      if (isClosed) return 'broken'
      const port = startPdfWorker(data)
      port.addEventListener('error', giveUp)
      endWorker = () => port.terminate()
      worker = PDFWorker.create({ port })
      task = startReading(data, worker)
      return await task.promise
    } catch (error) {
      return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken'
    }
  }
  const close = () => {
    if (isClosed) return
    isClosed = true
    clearTimeout(timer)
    if (!task) return end()
    // The document's fonts stay in the page until its worker has answered once more.
    timer = setTimeout(end, farewellMs)
    task.destroy().then(end, end)
  }
  const opened = Promise.race([read(), isGivenUp]).finally(() => {
    isSettled = true
    if (!isClosed) clearTimeout(timer)
  })
  return { opened, close }
}

function startReading(data: Uint8Array, worker: PDFWorker): PDFDocumentLoadingTask {
  return getDocument({
    data,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    // What it would compile, the policy of a page need not allow: JPEG 2000 is read by plain code (start-pdf-worker.ts).
    useWasm: false,
    useSystemFonts: true,
    // 64 million points: a larger picture is left out.
    maxImageSize: 2 ** 26,
    verbosity: 0
  })
}
