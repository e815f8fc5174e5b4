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

/** So much of the window must be on a screen to be found and moved. */
const gripPixels = 80

/**
 * Where the window opens: where it was, if that is still on a screen (one may have been unplugged), else in the usual size
 * where the system puts it.
 */
export function fitBounds(
  workAreas: readonly Rectangle[],
  state: WindowState
): Partial<Rectangle> & typeof defaultSize {
  const { bounds } = state
  if (!bounds) return defaultSize
  const area = workAreas.find((each) => isReachable(bounds, each))
  if (!area) return defaultSize
  const width = Math.max(minSize.width, Math.min(bounds.width, area.width))
  const height = Math.max(minSize.height, Math.min(bounds.height, area.height))
  return { x: bounds.x, y: bounds.y, width, height }
}

/** The title bar must be in reach: the top edge on the screen, and enough of the width. */
function isReachable(bounds: Rectangle, area: Rectangle): boolean {
  const shown = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  return shown >= gripPixels && bounds.y >= area.y && bounds.y <= area.y + area.height - gripPixels
}
