import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { maxCanvasPoints, maxCanvasSide, maxWords } from '../page-limits.ts'
import type { OwnCanvas } from './canvases.ts'
import type { DrawingRequest, DrawnPage, TextContent } from './drawing-messages.ts'

type DrawRequest = Extract<DrawingRequest, { kind: 'draw' }>

interface Canvases {
  create(width: number, height: number): OwnCanvas
  destroy(own: OwnCanvas): void
}

export function createPageDrawing(canvases: Canvases) {
  return async (pdf: PDFDocumentProxy, { number, width, density }: DrawRequest): Promise<DrawnPage> => {
    const page = await pdf.getPage(number)
    const whole = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: width / whole.width })
    const points = fitDensity(viewport.width, viewport.height, density)
    const own = canvases.create(Math.max(1, viewport.width * points), Math.max(1, viewport.height * points))
    try {
      await page.render({
        canvas: null,
        canvasContext: own.context as unknown as CanvasRenderingContext2D,
        viewport,
        transform: [points, 0, 0, points, 0, 0]
      }).promise
      const words = await readWords(page)
      const picture = (own.canvas as OffscreenCanvas).transferToImageBitmap()
      const { scale, rotation, rawDims } = viewport
      return {
        picture,
        ratio: whole.height / whole.width,
        words,
        scale,
        rotation,
        rawDims: rawDims as DrawnPage['rawDims']
      }
    } finally {
      canvases.destroy(own)
      // Sources are read anew for the next drawing.
      page.cleanup()
    }
  }
}

/** Device pixels of a CSS pixel, within a canvas's limits. */
function fitDensity(width: number, height: number, density: number): number {
  return Math.min(density, Math.sqrt(maxCanvasPoints / (width * height)), maxCanvasSide / Math.max(width, height))
}

async function readWords(page: PDFPageProxy): Promise<TextContent> {
  const words: TextContent = { items: [], styles: {}, lang: null }
  const reader = page.streamTextContent().getReader()
  while (words.items.length < maxWords) {
    const { value, done } = (await reader.read()) as ReadableStreamReadResult<TextContent>
    if (done || !value) return words
    words.items.push(...value.items)
    Object.assign(words.styles, value.styles)
    words.lang ??= value.lang
  }
  await reader.cancel(new Error('There are more words than can be marked'))
  return words
}
