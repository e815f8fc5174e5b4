import { EventEmitter } from 'node:events'
import type { WebContents } from 'electron'
import { beforeEach, expect, test } from 'vitest'
import { createFindInPage } from '#electron/main/shell/find-in-page.ts'

let asked: unknown[]
let contents: EventEmitter & Pick<WebContents, 'findInPage' | 'stopFindInPage'>
let find: ReturnType<typeof createFindInPage>

beforeEach(() => {
  asked = []
  contents = Object.assign(new EventEmitter(), {
    findInPage: (text: string, options?: object) => asked.push([text, options]),
    stopFindInPage: (action: string) => void asked.push(action)
  })
  find = createFindInPage(() => contents)
  find.watch(contents as unknown as WebContents)
})

const reportMatches = (requestId: number, matches: number, activeMatchOrdinal: number, finalUpdate = true) =>
  contents.emit('found-in-page', {}, { requestId, matches, activeMatchOrdinal, finalUpdate })

test('find in page › resolves with the final result of a search', async () => {
  const found = find.find('gold', 'first')
  reportMatches(1, 1, 0, false)
  reportMatches(1, 7, 2)
  expect(await found).toEqual({ count: 7, current: 2 })
})

test('find in page › resolves an older search with null', async () => {
  const older = find.find('go', 'first')
  const newer = find.find('gold', 'first')
  expect(await older).toBeNull()
  reportMatches(1, 99, 1)
  reportMatches(2, 3, 1)
  expect(await newer).toEqual({ count: 3, current: 1 })
})
