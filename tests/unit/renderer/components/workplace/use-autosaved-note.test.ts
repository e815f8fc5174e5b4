// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type NoteDrafts,
  type StoredNote,
  type TypedNote,
  useAutosavedNote,
  type WriteResult
} from '#renderer/components/workplace/note/use-autosaved-note.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const first: StoredNote = { text: 'Call', revision: 3 }

/** A note, and a store that answers each write as the test says, and tells the note of it when the test says. */
function renderNote(answer: (text: string, base: number) => WriteResult | Promise<WriteResult>, drafts?: NoteDrafts) {
  const writes: [text: string, base: number][] = []
  const onChange = async (text: string, base: number) => {
    writes.push([text, base])
    return answer(text, base)
  }
  const hook = renderHook((stored: StoredNote) => useAutosavedNote({ stored, maxLength: 20, onChange, drafts }), {
    initialProps: first
  })
  const note = () => hook.result.current
  const type = (text: string) => act(async () => note().write(text))
  const save = () => act(async () => note().save())
  return { ...hook, note, type, save, writes }
}

function holdDrafts(): NoteDrafts {
  let typedNote: TypedNote | null = null
  return {
    read: () => typedNote,
    keep(typed) {
      typedNote = typed
    }
  }
}

test('autosave of a private note › shows the saved text until the live query returns it', async () => {
  const { note, type, save, writes, rerender } = renderNote((_, base) => ({ revision: base + 1 }))
  await type('Call on Monday')
  await save()
  expect(note()).toMatchObject({ text: 'Call on Monday', state: 'saved' })
  rerender({ ...first })
  expect(note().text).toBe('Call on Monday')
  await type(`${note().text}!`)
  await save()
  expect(writes).toEqual([
    ['Call on Monday', 3],
    ['Call on Monday!', 4]
  ])
  expect(note().text).toBe('Call on Monday!')
  rerender({ text: 'Written elsewhere', revision: 6 })
  expect(note().text).toBe('Written elsewhere')
  await type('x')
  await save()
  expect(writes.at(-1)).toEqual(['x', 6])
  rerender({ text: 'x', revision: 7 })
  // One that was removed does not come back.
  rerender({ text: '', revision: 0 })
  expect(note().text).toBe('')
})

test('autosave of a private note › saves text typed during a save once that save has ended', async () => {
  const answers: ((result: WriteResult) => void)[] = []
  const { type, save, writes } = renderNote(() => new Promise<WriteResult>((resolve) => void answers.push(resolve)))
  await type('Call on Monday')
  await save()
  await type('Call on Monday!')
  await act(async () => answers[0]?.({ revision: 4 }))
  await save()
  expect(writes).toEqual([
    ['Call on Monday', 3],
    ['Call on Monday!', 4]
  ])
})

test('autosave of a private note › keeps the text of a failed save and retries', async () => {
  const drafts = holdDrafts()
  const before = renderNote(() => 'conflict', drafts)
  await before.type('Mine')
  await before.save()
  expect(before.note().state).toBe('conflict')
  await act(async () => before.unmount())
  expect(drafts.read()).toEqual({ text: 'Mine', base: 3 })
  const after = renderNote(() => ({ revision: 4 }), drafts)
  expect(after.note().text).toBe('Mine')
  await after.save()
  expect(after.writes).toEqual([['Mine', 3]])
  expect(drafts.read()).toBeNull()
})

test('autosave of a private note › keeps newer text when an older save succeeds', async () => {
  const drafts = holdDrafts()
  let answer: (result: WriteResult) => void = () => undefined
  const slow = () =>
    new Promise<WriteResult>((resolve) => {
      answer = resolve
    })
  const gone = renderNote(slow, drafts)
  await gone.type('Mine')
  await act(async () => gone.unmount())
  const back = renderNote(() => 'failed', drafts)
  await back.type('Mine, and more')
  await act(async () => answer({ revision: 4 }))
  expect(drafts.read()?.text).toBe('Mine, and more')
  await act(async () => back.unmount())

  const again = renderNote(slow, drafts)
  await again.save()
  await act(async () => again.unmount())
  const last = renderNote(() => 'conflict', drafts)
  await act(async () => answer({ revision: 5 }))
  expect(drafts.read()).toBeNull()
  await last.save()
  expect(last.writes).toEqual([])
})

test.each<[how: string, leave: (unmount: () => void) => void]>([
  ['its field is removed', (unmount) => unmount()],
  ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    }
  ]
])('autosave of a private note › saves immediately when %s', async (_how, leave) => {
  // The pause after the last key never ends.
  vi.useFakeTimers()
  const { type, writes, unmount } = renderNote((_, base) => ({ revision: base + 1 }))
  await type('Call on Monday')
  expect(writes).toEqual([])
  await act(async () => leave(unmount))
  expect(writes).toEqual([['Call on Monday', 3]])
})

test.each([
  ['mine', ['Mine', 'Mine, and more'], 5],
  ['theirs', ['Mine'], undefined]
] as const)('autosaved note › shows a conflict until the user picks a version (%s)', async (which, stored, base) => {
  let answer: WriteResult = 'conflict'
  const { note, type, save, writes, rerender } = renderNote(() => answer)
  await type('Mine')
  await save()
  rerender({ text: 'Theirs', revision: 5 })
  await type('Mine, and more')
  await save()
  expect([note().state, note().text, note().theirs, writes.length]).toEqual(['conflict', 'Mine, and more', 'Theirs', 1])
  answer = { revision: 6 }
  await act(async () => note().settle(which))
  expect(writes.map(([text]) => text)).toEqual(stored)
  if (which === 'mine') expect([note().text, writes[1]?.[1], note().state]).toEqual(['Mine, and more', base, 'saved'])
  else expect([note().text, note().state]).toEqual(['Theirs', 'still'])
})
