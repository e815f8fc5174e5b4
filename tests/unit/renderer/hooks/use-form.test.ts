// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useForm } from '#renderer/hooks/use-form.ts'

afterEach(cleanup)

interface Note {
  revision: number
  text: string
}
const pressed = { preventDefault: () => {} } as FormEvent

test('form over a stored document › shows the saved values until the live query emits', async () => {
  const { result, rerender } = renderHook(
    ({ stored }: { stored: Note | null }) =>
      useForm<Note | null, { text: string }, never>({
        stored,
        read: (note) => ({ text: note?.text ?? '' }),
        validate: () => ({}),
        send: async ({ text }) => ({ revision: 1, text: text.trim() }),
        onFailure: () => {}
      }),
    { initialProps: { stored: null as Note | null } }
  )
  act(() => result.current.write({ text: ' Two benches ' }))
  await act(async () => result.current.submit(pressed))
  expect(result.current).toMatchObject({ values: { text: 'Two benches' }, isChanged: false, busy: false })
  rerender({ stored: { revision: 1, text: 'Two benches' } })
  rerender({ stored: null })
  expect(result.current.values.text).toBe('')
})

test('form over a stored document › keeps text typed during a save', async () => {
  let answer = (_: Note) => {}
  const { result } = renderHook(() =>
    useForm<Note, { text: string; place: string }, never>({
      stored: { revision: 1, text: 'One bench' },
      read: ({ text }) => ({ text, place: 'Surat' }),
      validate: () => ({}),
      send: () =>
        new Promise<Note>((resolve) => {
          answer = resolve
        }),
      onFailure: () => {}
    })
  )
  act(() => result.current.write({ text: 'Two benches', place: 'Jaipur' }))
  act(() => void result.current.submit(pressed))
  act(() => result.current.write({ text: 'Two benches by the window' }))
  await act(async () => answer({ revision: 2, text: 'Two benches' }))
  expect(result.current).toMatchObject({ busy: false, isChanged: true, isOutdated: false, isNewer: false })
  expect(result.current.values).toEqual({ text: 'Two benches by the window', place: 'Surat' })
})

test('form over a stored document › rebases on a newer saved version with the same content', async () => {
  const sent: [text: string, seen: number | undefined][] = []
  const { result, rerender } = renderHook(
    (stored: Note) =>
      useForm<Note, { text: string }, never>({
        stored,
        read: ({ text }) => ({ text }),
        validate: () => ({}),
        async send({ text }, { seen }) {
          sent.push([text, seen.revision])
          return 'closed'
        },
        onFailure: () => {}
      }),
    { initialProps: { revision: 1, text: 'One bench' } }
  )
  act(() => result.current.write({ text: 'Two benches' }))
  rerender({ revision: 2, text: 'Two benches' })
  act(() => result.current.write({ text: 'Three benches' }))
  expect(result.current.isNewer).toBe(false)
  await act(async () => result.current.submit(pressed))
  expect(sent).toEqual([['Three benches', 2]])
})
