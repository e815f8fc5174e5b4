// The worker that reads and draws a PDF. Both halves of pdf.js run in it, so that a page which never ends is ended with it.
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

// Left out without a word, a picture would leave an empty page behind that seems to be all there is. pdf.js says so nowhere else.
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
    // What it would compile, the policy of the worker need not allow: JPEG 2000 is read by plain code.
    useWasm: false,
    // pdf.js imports a file from a folder. A worker in a sandbox reaches none: this is the file itself, and the name that is added to it
    // stands in a comment.
    ...(jpeg2000 !== null && { wasmUrl: `data:text/javascript,${encodeURIComponent(jpeg2000)}//` }),
    useSystemFonts: true,
    isImageDecoderSupported: false,
    maxImageSize: maxPicturePoints,
    canvasMaxAreaInBytes: maxPictureBytes,
    verbosity: VerbosityLevel.WARNINGS
  }).promise
}
