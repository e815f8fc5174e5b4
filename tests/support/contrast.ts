/** Relative luminance of '#rrggbb' (WCAG 2.2), 0 to 1. */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of two colours such as '#1a201c' (WCAG 2.2), 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [one, other].map(computeLuminance).sort((first, second) => first - second)
  return (bright + 0.05) / (dim + 0.05)
}
