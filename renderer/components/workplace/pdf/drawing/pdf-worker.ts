// Reads and draws a PDF. Both halves of pdf.js run here, so that an endless page is ended with the worker.
import './worker-window.ts'
import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist'
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs'
import { maxPictureBytes, maxPicturePoints } from '../page-limits.ts'
import { countAllocations, createBudget } from './budget.ts'
import { createFactories } from './canvases.ts'
import { createPageDrawing } from './draw-page.ts'
import type { DrawingAnswer, DrawingRequest } from './drawing-messages.ts'

type OpenRequest = Extract<DrawingRequest, { kind: 'open' }>

const answer = (given: DrawingAnswer, transfer: Transferable[] = []) => postMessage(given, { transfer })

const budget = createBudget(() => answer({ kind: 'exceeded' }))
const factories = createFactories(budget)
const drawPage = createPageDrawing(new factories.CanvasFactory())
let pdf: PDFDocumentProxy | undefined

// A picture left out silently would look like an empty page; pdf.js reports it nowhere else.
console.warn = (text: unknown) => {
  if (/Image exceeded maximum allowed size/.test(String(text))) budget.exceed()
}
countAllocations(budget)

addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  budget.begin(data.limits)
  run(data).catch((error: unknown) => {
    answer({ kind: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' })
  })
})
answer({ kind: 'ready' })

async function run(request: DrawingRequest): Promise<void> {
  if (request.kind === 'open') {
    pdf = await open(request)
    answer({ kind: 'opened', pages: pdf.numPages })
  } else if (pdf) {
    const drawn = await drawPage(pdf, request)
    answer({ kind: 'drawn', ...drawn }, [drawn.picture])
  }
}

function open({ data, jpeg2000 }: OpenRequest): Promise<PDFDocumentProxy> {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data: message }) => budget.receive(message))
  WorkerMessageHandler.initializeFromPort(port2)
  const worker = PDFWorker.create({ port: port1 as unknown as Worker })
  port1.start()
  port2.start()
  return getDocument({
    data,
    worker,
    ...factories,
    ownerDocument: { fonts: (self as unknown as { fonts: FontFaceSet }).fonts } as Document,
    enableXfa: false,
    useWorkerFetch: false,
    // Plain code reads JPEG 2000: the worker's policy need not allow WebAssembly.
    useWasm: false,
    // A sandboxed worker cannot reach the folder that pdf.js imports from: this is the file itself; the appended name falls into a comment.
    ...(jpeg2000 !== null && { wasmUrl: `data:text/javascript,${encodeURIComponent(jpeg2000)}//` }),
    useSystemFonts: true,
    isImageDecoderSupported: false,
    maxImageSize: maxPicturePoints,
    canvasMaxAreaInBytes: maxPictureBytes,
    verbosity: VerbosityLevel.WARNINGS
  }).promise
}
