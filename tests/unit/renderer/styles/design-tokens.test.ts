import { expect, test } from 'vitest'
import { dark, light } from '#renderer/styles/design-tokens.ts'
import { computeContrast } from '#tests/support/contrast.ts'

const subtle = ['primary-subtle', 'danger-subtle', 'success-subtle', 'warning-subtle'] as const

test.each([
  ['light', light],
  ['dark', dark]
] as const)('%s theme › has sufficient contrast on each background', (_theme, colours) => {
  for (const ground of ['paper', 'surface', 'sunk'] as const) {
    for (const ink of ['ink', 'ink-2', 'ink-3', 'link', 'danger', 'success', 'warning'] as const) {
      expect(computeContrast(colours[ink], colours[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.8)
    }
  }
  for (const ground of ['paper', 'surface', 'sunk', ...subtle] as const) {
    expect(computeContrast(colours.focus, colours[ground]), `focus on ${ground}`).toBeGreaterThanOrEqual(6.7)
    expect(computeContrast(colours['line-strong'], colours[ground]), `edge on ${ground}`).toBeGreaterThanOrEqual(3)
  }
  for (const kind of ['danger', 'success', 'warning'] as const) {
    expect(computeContrast(colours[kind], colours[`${kind}-subtle`]), kind).toBeGreaterThanOrEqual(4.8)
  }
  for (const fill of ['primary', 'primary-hover', 'primary-active'] as const) {
    expect(computeContrast(colours['on-primary'], colours[fill]), fill).toBeGreaterThanOrEqual(4.5)
  }
})
