import type { PDFDocumentProxy } from 'pdfjs-dist'
import { expect, test, vi } from 'vitest'
import { createPageDrawing } from '#renderer/components/workplace/pdf/drawing/draw-page.ts'
import {
  findPageLimits,
  maxArrayBytes,
  maxCanvasPoints,
  maxCanvasSide,
  maxListLength,
  maxPages,
  maxPictureBytes,
  maxPicturePoints,
  maxPixelArrayBytes,
  maxWords
} from '#renderer/components/workplace/pdf/page-limits.ts'

/** Draws a page of this size and these words. */
async function draw(
  width: number,
  height: number,
  words: ReadableStream = new ReadableStream({ start: (c) => c.close() })
) {
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({ width: width * scale, height: height * scale, scale }),
    render: () => ({ promise: Promise.resolve() }),
    streamTextContent: () => words,
    cleanup: vi.fn()
  }
  const own = { canvas: { transferToImageBitmap: () => ({}) } as OffscreenCanvas, context: null }
  const canvases = { create: vi.fn((_width: number, _height: number) => own), destroy: vi.fn() }
  const getPage = vi.fn(async (_number: number) => page)
  const pdf = { getPage } as unknown as PDFDocumentProxy
  const limits = findPageLimits(1)
  const drawn = await createPageDrawing(canvases)(pdf, { kind: 'draw', number: 7, width: 1000, density: 3, limits })
  expect(getPage.mock.calls).toEqual([[7]])
  expect([drawn.ratio, drawn.scale]).toEqual([height / width, 1000 / width])
  expect([canvases.destroy.mock.calls, page.cleanup.mock.calls]).toEqual([[[own]], [[]]])
  return { drawn, canvas: canvases.create.mock.calls[0] ?? [] }
}

test.each([
  ['of paper is drawn as finely as the screen is', 595, 842, [3000, (3000 * 842) / 595]],
  ['as long as a till roll has as many points as a canvas takes', 100, 700, undefined],
  ['without end is no longer than a canvas', 100, 14_400_000, undefined]
])('a page %s', async (_name, width, height, expected) => {
  const { canvas } = await draw(width, height)
  const [wide = 0, high = 0] = canvas
  if (expected) expect(canvas).toEqual(expected.map((side) => expect.closeTo(side, 6)))
  expect(wide * high).toBeLessThanOrEqual(maxCanvasPoints + 1)
  expect(Math.max(wide, high)).toBeLessThanOrEqual(maxCanvasSide)
})

test('of words without end so many can be selected, and no more are read', async () => {
  const cancel = vi.fn()
  const items = Array.from({ length: 500 }, () => ({ str: 'gold' }))
  const words = new ReadableStream({ pull: (reader) => reader.enqueue({ items, styles: {}, lang: 'en' }), cancel })
  const { drawn } = await draw(595, 842, words)
  expect(drawn.words.items).toHaveLength(maxWords)
  expect(cancel).toHaveBeenCalledOnce()
})

const megabyte = 2 ** 20
const { operators, heldBytes, allocatedBytes } = findPageLimits(1)

test.each([
  ['the steps of a dense page of a catalogue', operators, 50_000, 500_000],
  ['what the pictures of a page take', heldBytes, 128 * megabyte, 512 * megabyte],
  ['what a page asks for in all', allocatedBytes, 512 * megabyte, 2048 * megabyte],
  ['A4 that was scanned with 400 dpi', maxPicturePoints, 3_307 * 4_677, 30_000_000],
  ['A4 that was scanned with 300 dpi, in its own size', maxPictureBytes, 4 * 2_481 * 3_508, 50_000_000],
  ['what is unpacked', maxArrayBytes, 32 * megabyte, 128 * megabyte],
  ['the points of a picture', maxPixelArrayBytes, 4 * maxPicturePoints, 256 * megabyte],
  ['a list of the file', maxListLength, 1_000_000, 10_000_000],
  ['the words of a page', maxWords, 10_000, 100_000],
  ['the pages of a portfolio', maxPages, 500, 2_000],
  ['a page as large as a screen', maxCanvasPoints, 3_840 * 2_160, 4_096 * 4_096],
  ['a long page', maxCanvasSide, 8_000, 16_384]
])('an honest file has room, and one without end has not: %s', (_what, limit, least, most) => {
  expect(limit).toBeGreaterThanOrEqual(least)
  expect(limit).toBeLessThanOrEqual(most)
})
