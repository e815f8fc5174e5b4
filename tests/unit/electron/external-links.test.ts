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

test('external links › open only after a click or key press', async () => {
  for (let count = 0; count < 50; count += 1) expect(await links.open(link)).toBe(false)
  expect(opened).toEqual([])
})

test('external links › open at most one link for each press', async () => {
  for (let count = 0; count < 20; count += 1) press()
  expect(await links.open(link)).toBe(true)
  expect(await links.open(link)).toBe(false)
})

test('external links › accept a press only for a short time', async () => {
  press()
  now = pressCountsMs - 1
  expect(await links.open(link)).toBe(true)
  press()
  now += pressCountsMs
  expect(await links.open(link)).toBe(false)
})

test('external links › count a held key as one press', async () => {
  press('rawKeyDown')
  expect(await links.open(link)).toBe(true)
  press('rawKeyDown', ['isautorepeat'])
  expect(await links.open(link)).toBe(false)
})

test('external links › still open after a refused link, with the same press', async () => {
  press()
  expect(await links.open('file:///etc/passwd')).toBe(false)
  expect(await links.open(link)).toBe(true)
})

test('external links › open at most once per interval while a screen reader runs', async () => {
  isAssisted = true
  expect(await links.open(link)).toBe(true)
  for (let count = 0; count < 50; count += 1) expect(await links.open(link)).toBe(false)
  now = pressCountsMs
  expect(await links.open(link)).toBe(true)
  expect(opened).toHaveLength(2)
})
