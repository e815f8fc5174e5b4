const side = 16
/** The gold of the mark (renderer/look/tokens.ts), as blue, green and red. */
const gold = [0x5c, 0xa5, 0xc6] as const

/** A dot for the taskbar of Windows: pixels of blue, green, red and opacity, multiplied by it, row by row. */
export function drawDot(): { pixels: Uint8Array; side: number } {
  const pixels = new Uint8Array(side * side * 4)
  const middle = (side - 1) / 2
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      // Its edge is half covered: the system draws it over any colour.
      const opacity = Math.max(0, Math.min(1, middle - Math.hypot(row - middle, column - middle) + 0.5))
      const color = gold.map((part) => Math.round(part * opacity))
      pixels.set([...color, Math.round(255 * opacity)], (row * side + column) * 4)
    }
  }
  return { pixels, side }
}
