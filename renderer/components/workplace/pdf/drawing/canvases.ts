import type { Budget } from './budget.ts'
import { createMasks } from './luminosity-mask.ts'

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
