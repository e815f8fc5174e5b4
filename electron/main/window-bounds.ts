import type { Rectangle } from 'electron'
import * as v from 'valibot'

const side = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000))

export const windowPlaceSchema = v.object({
  bounds: v.nullable(v.object({ x: side, y: side, width: side, height: side })),
  maximized: v.boolean()
})
export type WindowPlace = v.InferOutput<typeof windowPlaceSchema>

export const noPlace: WindowPlace = { bounds: null, maximized: false }

export const smallest = { width: 360, height: 480 }
const usual = { width: 1280, height: 840 }

/** So much of the window, in pixels, must be on a screen to be found and moved. */
const grip = 80

/**
 * Where the window opens: where it was, if that is still on a screen (one may have been unplugged), else in the usual size
 * where the system puts it.
 */
export function placeOn(workAreas: readonly Rectangle[], place: WindowPlace): Partial<Rectangle> & typeof usual {
  const { bounds } = place
  if (!bounds) return usual
  const area = workAreas.find((each) => isReachable(bounds, each))
  if (!area) return usual
  const width = Math.max(smallest.width, Math.min(bounds.width, area.width))
  const height = Math.max(smallest.height, Math.min(bounds.height, area.height))
  return { x: bounds.x, y: bounds.y, width, height }
}

/** The title bar must be in reach: the top edge on the screen, and enough of the width. */
function isReachable(bounds: Rectangle, area: Rectangle): boolean {
  const shown = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  return shown >= grip && bounds.y >= area.y && bounds.y <= area.y + area.height - grip
}
