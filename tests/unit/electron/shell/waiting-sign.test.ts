import { beforeEach, expect, test } from 'vitest'
import { createWaitingSign, type WaitingSign } from '#electron/main/shell/waiting-sign.ts'
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
