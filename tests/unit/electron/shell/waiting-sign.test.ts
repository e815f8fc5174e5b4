import { beforeEach, expect, test } from 'vitest'
import { createWaitingSign, drawDot, type WaitingSign } from '#electron/main/shell/waiting-sign.ts'
import type { Waiting } from '#shared/bridge.ts'

let badge: number
let shown: { waiting: Waiting; open: () => void } | undefined
let told: number
let isWatched: boolean
let opened: string[]
let sign: WaitingSign

beforeEach(() => {
  badge = -1
  shown = undefined
  told = 0
  isWatched = false
  opened = []
  sign = createWaitingSign({
    setBadge: (count) => {
      badge = count
    },
    notify: (waiting, open) => {
      told += 1
      shown = { waiting, open }
    },
    dismiss: () => {
      shown = undefined
    },
    isWatched: () => isWatched,
    open: (path) => void opened.push(path)
  })
})

const requests = (count: number) => sign.show({ kind: 'requests', count })

test('the first count is on the icon and tells nothing: whoever has come knows', () => {
  requests(3)
  expect(badge).toBe(3)
  expect(told).toBe(0)
})

test('more of them are told once, and the same count again is no news', () => {
  requests(3)
  requests(4)
  requests(4)
  expect(told).toBe(1)
  expect(shown?.waiting).toEqual({ kind: 'requests', count: 4 })
  expect(badge).toBe(4)
})

test('a press on it opens where they wait', () => {
  requests(0)
  requests(1)
  shown?.open()
  sign.show({ kind: 'applicants', count: 0 })
  sign.show({ kind: 'applicants', count: 2 })
  shown?.open()
  sign.show({ kind: 'answers', count: 0 })
  sign.show({ kind: 'answers', count: 1 })
  shown?.open()
  expect(opened).toEqual(['/admin/requests', '/employer/dashboard', '/profile'])
})

test('whoever looks at the window sees the number there, and is told nothing', () => {
  isWatched = true
  requests(0)
  requests(1)
  expect(told).toBe(0)
  expect(badge).toBe(1)
})

test('fewer of them are told to nobody, and what was told is taken down', () => {
  requests(1)
  requests(2)
  requests(1)
  expect(told).toBe(1)
  expect(shown).toBeUndefined()
  expect(badge).toBe(1)
})

test('when nobody is here any more, the icon is bare, and the next person begins anew', () => {
  requests(1)
  requests(2)
  sign.show(null)
  expect(badge).toBe(0)
  expect(shown).toBeUndefined()
  sign.show({ kind: 'applicants', count: 9 })
  expect(told).toBe(1)
})

test('the dot of the taskbar is round, opaque in the middle and clear at the corners', () => {
  const { pixels, side } = drawDot()
  const opacity = (x: number, y: number) => pixels[(y * side + x) * 4 + 3]
  expect(pixels).toHaveLength(side * side * 4)
  expect(opacity(8, 8)).toBe(255)
  for (const [x, y] of [
    [0, 0],
    [15, 0],
    [0, 15],
    [15, 15]
  ] as const)
    expect(opacity(x, y)).toBe(0)
  // Multiplied by the opacity: no part is stronger than it.
  for (let at = 0; at < pixels.length; at += 4)
    expect(Math.max(...pixels.slice(at, at + 3))).toBeLessThanOrEqual(pixels[at + 3] ?? 0)
})
