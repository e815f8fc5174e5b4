import { expect, test } from 'vitest'
import { dark, light, scale } from '#renderer/look/tokens.ts'

/** Relative luminance of '#RRGGBB' (WCAG 2.2). */
function measureLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function measureContrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [one, other].map(measureLuminance).sort((first, second) => second - first)
  return (bright + 0.05) / (dim + 0.05)
}

const subtle = ['primary-subtle', 'danger-subtle', 'success-subtle', 'warning-subtle'] as const

test.each([
  ['light', light],
  ['dark', dark]
] as const)('in the %s theme words can be read, and edges and focus be seen, on every ground', (_theme, colours) => {
  for (const ground of ['paper', 'surface', 'sunk'] as const) {
    for (const ink of ['ink', 'ink-2', 'ink-3', 'link', 'danger', 'success', 'warning'] as const) {
      expect(measureContrast(colours[ink], colours[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.8)
    }
    expect(measureContrast(colours['line-strong'], colours[ground]), `edge on ${ground}`).toBeGreaterThanOrEqual(3.2)
  }
  for (const ground of ['paper', 'surface', 'sunk', ...subtle] as const) {
    expect(measureContrast(colours.focus, colours[ground]), `focus on ${ground}`).toBeGreaterThanOrEqual(6.7)
  }
  for (const kind of ['danger', 'success', 'warning'] as const) {
    expect(measureContrast(colours[kind], colours[`${kind}-subtle`]), kind).toBeGreaterThanOrEqual(4.8)
  }
  for (const fill of ['primary', 'primary-hover', 'primary-active'] as const) {
    expect(measureContrast(colours['on-primary'], colours[fill]), fill).toBeGreaterThanOrEqual(4.5)
  }
})

test('nobody waits longer than a fifth of a second for what slides or fades', () => {
  for (const time of [scale.fast, scale.calm]) {
    expect(time).toMatch(/^\d+ms$/)
    expect(Number.parseInt(time, 10)).toBeLessThanOrEqual(200)
  }
})
