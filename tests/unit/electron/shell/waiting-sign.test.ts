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

test('waiting sign shows the first count without a notification', () => {
  requests(3)
  expect(badge).toBe(3)
  expect(told).toBe(0)
})

test('waiting sign notifies once of a higher count', () => {
  requests(3)
  requests(4)
  requests(4)
  expect(told).toBe(1)
  expect(shown?.waiting).toEqual({ kind: 'requests', count: 4 })
  expect(badge).toBe(4)
})

test('waiting sign opens the screen of what waits', () => {
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

test('waiting sign is cleared at sign-out and starts anew', () => {
  requests(1)
  requests(2)
  sign.show(null)
  expect(badge).toBe(0)
  expect(shown).toBeUndefined()
  sign.show({ kind: 'applicants', count: 9 })
  expect(told).toBe(1)
})
