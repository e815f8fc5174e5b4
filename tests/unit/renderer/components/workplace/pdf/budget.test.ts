import { afterEach, expect, test, vi } from 'vitest'
import { createBudget } from '#renderer/components/workplace/pdf/drawing/budget.ts'
import { createFactories } from '#renderer/components/workplace/pdf/drawing/canvases.ts'
import { findPageLimits } from '#renderer/components/workplace/pdf/page-limits.ts'

const limits = { timeMs: 1, operators: 100, heldBytes: 1000, allocatedBytes: 100_000 }

afterEach(() => void vi.unstubAllGlobals())

function begin() {
  const tell = vi.fn()
  const budget = createBudget(tell)
  vi.stubGlobal('ImageBitmap', class ImageBitmap {})
  budget.begin(limits)
  return { tell, budget }
}

const steps = (count: number) => ({ chunk: { fnArray: Array.from({ length: count }), length: count } })

test('steps of drawing are counted over all messages of a page', () => {
  const { tell, budget } = begin()
  budget.receive(steps(60))
  budget.receive(steps(40))
  expect(tell).not.toHaveBeenCalled()
  expect(() => budget.receive(steps(1))).toThrow(RangeError)
  expect(tell).toHaveBeenCalledOnce()
})

test('pictures wherever they stand in a message, and canvases, are held beside each other until they are released', () => {
  const { tell, budget } = begin()
  budget.receive({ data: ['img_1', 0, 'Image', { data: new Uint8ClampedArray(600) }] })
  budget.hold(400)
  budget.release(400)
  budget.hold(300)
  expect(tell).not.toHaveBeenCalled()
  expect(() => budget.hold(101)).toThrow(RangeError)
})

test('a canvas is held by its size, grown or not, for as long as it is there', () => {
  const { budget } = begin()
  const OffscreenCanvas = vi.fn(function (this: object, width: number, height: number) {
    Object.assign(this, { width, height, getContext: () => ({ drawImage: () => {} }) })
  })
  vi.stubGlobal('OffscreenCanvas', OffscreenCanvas)
  const canvases = new (createFactories(budget).CanvasFactory)()
  const own = canvases.create(10, 15)
  expect(() => canvases.create(10, 15)).toThrow(RangeError)
  budget.release(600)
  canvases.reset(own, 10, 25)
  expect(() => canvases.reset(own, 10, 26)).toThrow(RangeError)
  budget.release(40)
  canvases.destroy(own)
  canvases.create(10, 25)
})

test('what is asked for counts though it is given back, and a million empty arrays count too', () => {
  const { budget } = begin()
  budget.allocate(90_000)
  expect(() => budget.allocate(90_000)).toThrow(RangeError)
  budget.begin(limits)
  for (let count = 0; count < 25; count += 1) budget.allocate(0)
  expect(() => budget.allocate(0)).toThrow(RangeError)
})

test('the next page begins anew, and the first has the strictest limits', () => {
  const { tell, budget } = begin()
  const full = { ...steps(100), data: new Uint8Array(limits.heldBytes) }
  budget.receive(full)
  budget.begin(limits)
  budget.receive(full)
  expect(tell).not.toHaveBeenCalled()
  const [opening, first, second] = [0, 1, 2].map(findPageLimits)
  expect(opening).toEqual(first)
  for (const [name, value] of Object.entries(first ?? {}))
    expect(value).toBeLessThan(Number(Object.entries(second ?? {}).find(([other]) => other === name)?.[1]))
})
