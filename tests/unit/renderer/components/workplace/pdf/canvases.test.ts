import { beforeEach, expect, test, vi } from 'vitest'
import type { Budget } from '#renderer/components/workplace/pdf/drawing/budget.ts'
import { createFactories } from '#renderer/components/workplace/pdf/drawing/canvases.ts'

/** A canvas whose pixels are numbers, and what was drawn into it. */
class Canvas {
  pixels: number[] = []
  readonly draws: unknown[][] = []
  readonly read: number[][] = []
  readonly context = {
    globalCompositeOperation: 'source-over',
    drawImage: (...given: unknown[]) => void this.draws.push(given),
    getImageData: (...part: number[]) => {
      this.read.push(part)
      return { data: Uint8ClampedArray.from(this.pixels) }
    },
    putImageData: ({ data }: { data: Uint8ClampedArray }) => {
      this.pixels = [...data]
    }
  }
  getContext = () => this.context
}

beforeEach(() => void vi.stubGlobal('OffscreenCanvas', Canvas))

const open = () => createFactories({ hold() {}, release() {} } as unknown as Budget)

/** A page, and a mask of two pixels that is drawn into it. */
function begin() {
  const { CanvasFactory, FilterFactory } = open()
  const page = new CanvasFactory().create(2, 1).canvas as unknown as Canvas
  const mask = new Canvas()
  mask.pixels = [200, 100, 40, 255, 0, 0, 0, 55]
  const draw = (how: 'destination-in' | 'source-over') => {
    page.context.globalCompositeOperation = how
    page.context.drawImage(mask, 3, 4, 2, 1, 5, 6, 2, 1)
    const [drawn, ...place] = page.draws.at(-1) ?? []
    return { drawn: drawn as Canvas, place }
  }
  const opacities = ({ pixels }: Canvas) => pixels.filter((_, at) => at % 4 === 3)
  return { filters: new FilterFactory(), mask, draw, opacities }
}

test('a mask is as opaque as it is bright, and the picture after it is drawn as it is', () => {
  const { filters, mask, draw, opacities } = begin()
  filters.addLuminosityFilter(null)
  const { drawn, place } = draw('destination-in')
  expect([opacities(drawn), place, mask.read]).toEqual([[123, 0], [0, 0, 2, 1, 5, 6, 2, 1], [[3, 4, 2, 1]]])
  expect(draw('destination-in')).toEqual({ drawn: mask, place: [3, 4, 2, 1, 5, 6, 2, 1] })
})

test('a mask waits for what is masked, takes the opacity that the file wants, and goes with its page', () => {
  const { filters, mask, draw, opacities } = begin()
  filters.addAlphaFilter(Array.from({ length: 256 }, (_, alpha) => 255 - alpha))
  expect(draw('source-over').drawn).toBe(mask)
  expect(opacities(draw('destination-in').drawn)).toEqual([0, 200])
  filters.addLuminosityFilter(null)
  filters.destroy()
  expect(draw('destination-in').drawn).toBe(mask)
})
