import type { Budget } from './budget.ts'

export interface OwnCanvas {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** Canvases and filters of pdf.js in a worker. */
export function createFactories(budget: Budget) {
  const masks = createMasks()
  const bytesOf = ({ canvas }: OwnCanvas) => (canvas ? canvas.width * canvas.height * 4 : 0)
  class CanvasFactory {
    create(width: number, height: number): OwnCanvas {
      const [wide, high] = [checkSide(width), checkSide(height)]
      budget.hold(wide * high * 4)
      const canvas = new OffscreenCanvas(wide, high)
      // Drawn by the CPU: memory is given back with the worker.
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('There is no room for a canvas')
      masks.follow(context)
      return { canvas, context }
    }
    reset(own: OwnCanvas, width: number, height: number): void {
      if (!own.canvas) throw new Error('The canvas is gone')
      const [wide, high] = [checkSide(width), checkSide(height)]
      budget.hold(wide * high * 4 - bytesOf(own))
      Object.assign(own.canvas, { width: wide, height: high })
    }
    destroy(own: OwnCanvas): void {
      budget.release(bytesOf(own))
      if (own.canvas) Object.assign(own.canvas, { width: 0, height: 0 })
      Object.assign(own, { canvas: null, context: null })
    }
  }
  return { CanvasFactory, FilterFactory: masks.FilterFactory }
}

function checkSide(side: number): number {
  if (!(side > 0)) throw new Error('Invalid canvas size')
  return Math.floor(side)
}

/** Opacity of a mask's pixel, by its red, green, blue and alpha from 0 to 255. */
type Opacity = (red: number, green: number, blue: number, alpha: number) => number

/** Masks by brightness, or with mapped opacity. pdf.js has SVG filters for them in a page; a worker has none and computes them. */
function createMasks() {
  let pending: Opacity | undefined
  class FilterFactory {
    addFilter = () => 'none'
    addHCMFilter = () => 'none'
    addHighlightHCMFilter = () => 'none'
    addAlphaFilter(map: readonly number[]): string {
      pending = (_red, _green, _blue, alpha) => map[alpha] ?? alpha
      return 'none'
    }
    addLuminosityFilter(map: readonly number[] | null): string {
      pending = (red, green, blue) => {
        const luminosity = Math.round(0.3 * red + 0.59 * green + 0.11 * blue)
        return map?.[luminosity] ?? luminosity
      }
      return 'none'
    }
    destroy(): void {
      pending = undefined
    }
  }
  return {
    FilterFactory,
    /** Computes the next mask that is drawn into this canvas. */
    follow(context: OffscreenCanvasRenderingContext2D): void {
      const draw = context.drawImage.bind(context) as (...given: unknown[]) => void
      const drawMasked = (...given: unknown[]) => {
        const opacity = pending
        if (!opacity || context.globalCompositeOperation !== 'destination-in') return draw(...given)
        pending = undefined
        const [mask, x, y, width, height, ...target] = given as [OffscreenCanvas, number, number, number, number]
        draw(applyOpacity(mask, [x, y, width, height], opacity), 0, 0, width, height, ...target)
      }
      Object.assign(context, { drawImage: drawMasked })
    }
  }
}

function applyOpacity(
  mask: OffscreenCanvas,
  [x, y, width, height]: readonly [number, number, number, number],
  opacity: Opacity
): OffscreenCanvas {
  const source = mask.getContext('2d') as OffscreenCanvasRenderingContext2D
  const pixels = source.getImageData(x, y, width, height)
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    data[at + 3] = opacity(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0)
  }
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d', { willReadFrequently: true })?.putImageData(pixels, 0, 0)
  return canvas
}
