// Draws pages of a PDF on canvases of this worker; pdf.js reads the file in a worker below it. An endless page is ended with both.
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import reader from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import type { DrawingAnswer, DrawingRequest, DrawnPage, TextContent } from './pdf-worker-messages.ts'

type DrawRequest = Extract<DrawingRequest, { kind: 'draw' }>

interface OwnCanvas {
  canvas: OffscreenCanvas
  context: OffscreenCanvasRenderingContext2D | null
}

/** Pixels of a picture; larger ones are left out. A4 at 600 dpi has 35 million. */
const maxPicturePixels = 100_000_000

/** Pictures over so many bytes are scaled down; A4 at 300 dpi stays. */
const maxPictureBytes = 36_000_000

/** Phones give up on canvases above these. */
const maxCanvasPixels = 2 ** 24
const maxCanvasSide = 16_000

/** Pieces of text of a page that can be selected and read out. */
const maxWords = 20_000

let pdf: PDFDocumentProxy | undefined

const answer = (given: DrawingAnswer, transfer: Transferable[] = []) => postMessage(given, { transfer })

addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  run(data).catch((error: unknown) => {
    answer({ kind: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' })
  })
})
// The code of the reader takes long to come on a slow line; its first message says that it is there.
const port = new Worker(reader, { type: 'module' })
port.addEventListener('message', () => answer({ kind: 'ready' }), { once: true })

async function run(request: DrawingRequest): Promise<void> {
  if (request.kind === 'open') {
    pdf = await open(request.data, request.folder)
    answer({ kind: 'opened', pages: pdf.numPages })
  } else if (pdf) {
    const drawn = await draw(await pdf.getPage(request.number), request)
    answer({ kind: 'drawn', ...drawn }, [drawn.picture])
  }
}

/** pdf.js makes SVG filters of a page for masks by brightness; a worker has none, so such content is shown unmasked. */
class FilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy(): void {}
}

class CanvasFactory {
  create(width: number, height: number): OwnCanvas {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
    // Drawn by the CPU: the memory ends with the worker.
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: OwnCanvas, width: number, height: number): void {
    Object.assign(canvas, { width, height })
  }
  destroy({ canvas }: OwnCanvas): void {
    Object.assign(canvas, { width: 0, height: 0 })
  }
}

function open(data: ArrayBuffer, folder: string): Promise<PDFDocumentProxy> {
  return getDocument({
    data,
    worker: PDFWorker.create({ port }),
    CanvasFactory,
    FilterFactory,
    ownerDocument: { fonts: (self as unknown as { fonts: FontFaceSet }).fonts } as Document,
    cMapUrl: `${folder}cmaps/`,
    standardFontDataUrl: `${folder}standard_fonts/`,
    wasmUrl: `${folder}wasm/`,
    iccUrl: `${folder}iccs/`,
    useWorkerFetch: true,
    useSystemFonts: true,
    isEvalSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: maxPicturePixels,
    canvasMaxAreaInBytes: maxPictureBytes
  }).promise
}

async function draw(page: PDFPageProxy, { width, density }: DrawRequest): Promise<DrawnPage> {
  const whole = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: width / whole.width })
  const pixels = fitDensity(viewport.width, viewport.height, density)
  const { canvas, context } = new CanvasFactory().create(viewport.width * pixels, viewport.height * pixels)
  await page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    transform: [pixels, 0, 0, pixels, 0, 0]
  }).promise
  const words = await readWords(page)
  page.cleanup()
  const { scale, rotation, rawDims } = viewport
  return {
    picture: canvas.transferToImageBitmap(),
    ratio: whole.height / whole.width,
    words,
    scale,
    rotation,
    rawDims: rawDims as DrawnPage['rawDims']
  }
}

/** Device pixels of a CSS pixel, within a canvas's limits. */
function fitDensity(width: number, height: number, density: number): number {
  return Math.min(density, Math.sqrt(maxCanvasPixels / (width * height)), maxCanvasSide / Math.max(width, height))
}

async function readWords(page: PDFPageProxy): Promise<TextContent> {
  const words: TextContent = { items: [], styles: {}, lang: null }
  const stream = page.streamTextContent().getReader()
  while (words.items.length < maxWords) {
    const { value, done } = (await stream.read()) as ReadableStreamReadResult<TextContent>
    if (done || !value) return words
    words.items.push(...value.items)
    Object.assign(words.styles, value.styles)
    words.lang ??= value.lang
  }
  await stream.cancel(new Error('There are more words than can be marked'))
  return words
}
