// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { openTabSession } from '#renderer/platform/web/tab-session.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'

test('a session has its mark from the moment it begins: its page may end before the code comes that tends the mark', () => {
  const storage = fakeLocalStorage().tab()
  openTabSession(storage, undefined).write('somebody')
  const marks = storage.keys().filter((key) => key.endsWith('.mark'))
  expect(marks.map((key) => storage.read(key))).toEqual([expect.stringMatching(/^open \d+$/)])
})
