import { expect, test, vi } from 'vitest'
import { type Budget, countAllocations } from '#renderer/components/workplace/pdf/drawing/budget.ts'
import { maxListLength } from '#renderer/components/workplace/pdf/page-limits.ts'

vi.mock('#renderer/components/workplace/pdf/page-limits.ts', () => ({
  maxArrayBytes: 1000,
  maxPixelArrayBytes: 2000,
  maxListLength: 5000
}))

const [arrays, pixels] = [
  ['Uint8Array', 'Int8Array', 'Uint16Array', 'Uint32Array', 'Int32Array', 'Float32Array', 'Float64Array'],
  ['ArrayBuffer', 'Uint8ClampedArray', 'Int16Array']
]
const canvases = ['OffscreenCanvas', 'ImageData']
type Sized = Record<string, { new (...size: unknown[]): object; BYTES_PER_ELEMENT?: number }>

test('every array, picture and canvas is counted before it is made, and one that is too large or a list without end refused', () => {
  const all = globalThis as unknown as Sized
  // Put back after the test.
  for (const name of [...arrays, ...pixels]) vi.stubGlobal(name, all[name])
  for (const name of canvases) vi.stubGlobal(name, class {})
  const counted: number[] = []
  const budget = {
    allocate: (bytes: number) => void counted.push(bytes),
    exceed() {
      throw new RangeError('too much')
    }
  } satisfies Pick<Budget, 'allocate' | 'exceed'>
  countAllocations(budget as unknown as Budget)
  const found: Record<string, unknown> = {}
  const tryTo = (name: string, act: () => unknown) => {
    counted.length = 0
    try {
      act()
      found[name] = [...counted]
    } catch (error) {
      found[name] = error instanceof RangeError ? 'refused' : error
    }
  }
  const make = (name: string, ...size: unknown[]) => Reflect.construct(all[name] as Sized[string], size)
  for (const [names, most] of [[arrays, 1000] as const, [pixels, 2000] as const]) {
    for (const name of names) {
      const length = most / (all[name]?.BYTES_PER_ELEMENT ?? 1)
      tryTo(`most of ${name}`, () => make(name, length))
      tryTo(`more of ${name}`, () => make(name, length + 1))
    }
  }
  tryTo('of a list', () => make('Uint16Array', [1, 2, 3]))
  for (const name of canvases) tryTo(name, () => make(name, 30, 20))
  const list: number[] = []
  list[maxListLength - 1] = 1
  tryTo('a list without end', () => list.push(1))
  Reflect.deleteProperty(Array.prototype, maxListLength)
  vi.unstubAllGlobals()

  const expected = (names: readonly string[], most: number) =>
    names.flatMap((name) => [
      [`most of ${name}`, [most]],
      [`more of ${name}`, 'refused']
    ])
  expect(found).toEqual({
    ...Object.fromEntries([...expected(arrays, 1000), ...expected(pixels, 2000)]),
    ...{ 'of a list': [6], OffscreenCanvas: [2400], ImageData: [2400], 'a list without end': 'refused' }
  })
})
