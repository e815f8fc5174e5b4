import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'

/** Why a PDF is not shown. */
export type PdfFailure = 'password' | 'broken' | 'large'

export interface OpenPdf {
  /** Resolves when its pages can be asked for; never rejects. */
  opened: Promise<PDFDocumentProxy | PdfFailure>
  /** Ends its worker, whatever it is busy with. */
  close: () => void
}

/** More than this takes a phone too much memory, in bytes. */
const maxBytes = 15_000_000

/** A file that was made to keep its reader busy is given up after this. */
const timeoutMs = 30_000

/**
 * Opens a PDF that somebody else wrote. It is drawn and nothing else: no code of it runs (no scripts, no compiled fonts), nothing is
 * fetched for it, and it is read in a worker of its own, which ends with it.
 */
export function openPdf(file: Blob): OpenPdf {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const isGivenUp = new Promise<PdfFailure>((resolve) => {
    timer = setTimeout(() => resolve('broken'), timeoutMs)
    port.addEventListener('error', () => resolve('broken'))
  })
  const close = () => {
    clearTimeout(timer)
    port.terminate()
  }
  const opened = Promise.race([read(file, port), isGivenUp]).finally(() => clearTimeout(timer))
  return { opened, close }
}

async function read(file: Blob, port: Worker): Promise<PDFDocumentProxy | PdfFailure> {
  if (file.size > maxBytes) return 'large'
  try {
    const data = new Uint8Array(await file.arrayBuffer())
    return await getDocument({
      data,
      worker: PDFWorker.create({ port }),
      isEvalSupported: false,
      enableXfa: false,
      useWorkerFetch: false,
      useWasm: false,
      useSystemFonts: true,
      // 64 million points: a larger picture is left out.
      maxImageSize: 2 ** 26,
      verbosity: 0
    }).promise
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken'
  }
}
