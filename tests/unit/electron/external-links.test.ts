import { EventEmitter } from 'node:events'
import type { WebContents } from 'electron'
import { beforeEach, expect, test } from 'vitest'
import { createExternalLinks, pressCountsMs } from '#electron/main/external-links.ts'

let now: number
let isAssisted: boolean
let opened: string[]
let links: ReturnType<typeof createExternalLinks>
let contents: EventEmitter

beforeEach(() => {
  now = 0
  isAssisted = false
  opened = []
  links = createExternalLinks({
    open: async (address) => void opened.push(address),
    isAssisted: () => isAssisted,
    elapsed: () => now
  })
  contents = new EventEmitter()
  links.watch(contents as unknown as WebContents)
})

const press = (type = 'mouseUp', modifiers?: string[]) => contents.emit('input-event', {}, { type, modifiers })
const link = 'https://trade.example/'

test('without a press nothing opens, not even the first link of a start', async () => {
  for (let count = 0; count < 50; count += 1) expect(await links.open(link)).toBe(false)
  expect(opened).toEqual([])
})

test('one press opens one link, and many presses do not add up', async () => {
  for (let count = 0; count < 20; count += 1) press()
  expect(await links.open(link)).toBe(true)
  expect(await links.open(link)).toBe(false)
})

test('a press counts while a link is being looked up, and no longer than browsers let it', async () => {
  press()
  now = pressCountsMs - 1
  expect(await links.open(link)).toBe(true)
  press()
  now += pressCountsMs
  expect(await links.open(link)).toBe(false)
})

test('a key that is held down is one press', async () => {
  press('rawKeyDown')
  expect(await links.open(link)).toBe(true)
  press('rawKeyDown', ['isautorepeat'])
  expect(await links.open(link)).toBe(false)
})

test('a link that may not leave does not use the press up', async () => {
  press()
  expect(await links.open('file:///etc/passwd')).toBe(false)
  expect(await links.open(link)).toBe(true)
})

test('a screen reader presses where nobody sees it: its links open, one in the time that a press counts', async () => {
  isAssisted = true
  expect(await links.open(link)).toBe(true)
  for (let count = 0; count < 50; count += 1) expect(await links.open(link)).toBe(false)
  now = pressCountsMs
  expect(await links.open(link)).toBe(true)
  expect(opened).toHaveLength(2)
})
