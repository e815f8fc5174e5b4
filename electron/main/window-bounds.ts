import type { Rectangle } from 'electron'
import * as v from 'valibot'

const side = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000))

export const windowStateSchema = v.object({
  bounds: v.nullable(v.object({ x: side, y: side, width: side, height: side })),
  maximized: v.boolean()
})
export type WindowState = v.InferOutput<typeof windowStateSchema>

export const initialWindowState: WindowState = { bounds: null, maximized: false }

export const minSize = { width: 360, height: 480 }
const defaultSize = { width: 1280, height: 840 }

const gripPixels = 80

/** The last bounds if a screen shows them; else the same size on the nearest screen. */
export function fitBounds(
  workAreas: readonly Rectangle[],
  state: WindowState
): Partial<Rectangle> & typeof defaultSize {
  const { bounds } = state
  if (!bounds) return defaultSize
  const reachable = workAreas.find((each) => isReachable(bounds, each))
  const area = reachable ?? findNearest(workAreas, bounds)
  if (!area) return defaultSize
  const width = Math.max(minSize.width, Math.min(bounds.width, area.width))
  const height = Math.max(minSize.height, Math.min(bounds.height, area.height))
  if (reachable) return { x: bounds.x, y: bounds.y, width, height }
  const x = clamp(bounds.x, area.x, area.x + area.width - width)
  const y = clamp(bounds.y, area.y, area.y + area.height - height)
  return { x, y, width, height }
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

function findNearest(workAreas: readonly Rectangle[], { x, y, width, height }: Rectangle): Rectangle | undefined {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const distance = (area: Rectangle) =>
    Math.hypot(
      middleX - clamp(middleX, area.x, area.x + area.width),
      middleY - clamp(middleY, area.y, area.y + area.height)
    )
  return [...workAreas].sort((one, other) => distance(one) - distance(other))[0]
}

function isReachable(bounds: Rectangle, area: Rectangle): boolean {
  const shown = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  return shown >= gripPixels && bounds.y >= area.y && bounds.y <= area.y + area.height - gripPixels
}
