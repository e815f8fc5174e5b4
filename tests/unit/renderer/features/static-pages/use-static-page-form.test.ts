// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as sanitiser from '#renderer/features/static-pages/clean-html.ts'
import { useStaticPageForm } from '#renderer/features/static-pages/editor/use-static-page-form.ts'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'

afterEach(cleanup)

const first: StaticPage = { id: 'about-us', content: '<p>First</p>', revision: 3, versions: [] }

function renderForm(save: (name: string, content: string, base: number) => Promise<StaticPage>) {
  // The sanitiser does not work in happy-dom.
  vi.spyOn(sanitiser, 'cleanHtml').mockImplementation((html) => html as unknown as TrustedHTML)
  vi.spyOn(sanitiser, 'listRemovedNames').mockReturnValue([])
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ pageTexts: { save } } as never)
  const onStored = vi.fn<(page: StaticPage) => void>()
  const { result, rerender } = renderHook(
    (page: StaticPage) => useStaticPageForm({ name: 'about-us', page, onStored }),
    {
      initialProps: first
    }
  )
  const write = (text: string) => act(async () => result.current.write(text))
  const submit = () => act(async () => result.current.save({ preventDefault: () => {} } as FormEvent))
  return { result, rerender, write, submit, onStored }
}

test('static page editor › keeps text typed during a save', async () => {
  const saves: { base: number; answer: (page: StaticPage) => void }[] = []
  const { result, rerender, write, submit } = renderForm(
    (_name, _content, base) => new Promise((answer) => void saves.push({ base, answer }))
  )
  await write('<p>Second</p>')
  await submit()
  await write('<p>Second, and more</p>')
  const second: StaticPage = { ...first, content: '<p>Second</p>', revision: 4 }
  await act(async () => saves[0]?.answer(second))
  rerender(second)
  expect(result.current).toMatchObject({ text: '<p>Second, and more</p>', unsaved: true, outdated: false })
  await submit()
  expect(saves.map(({ base }) => base)).toEqual([3, 4])
})

test('static page editor › saves over a newer stored version after a conflict', async () => {
  const save = vi.fn<(name: string, content: string, base: number) => Promise<StaticPage>>()
  save.mockRejectedValueOnce(new StoreError('conflict', 'changed'))
  const newer: StaticPage = { ...first, content: '<p>Theirs</p>', revision: 4 }
  const { result, rerender, write, submit } = renderForm(save)
  await write('<p>Mine</p>')
  rerender(newer)
  expect(result.current).toMatchObject({ text: '<p>Mine</p>', outdated: true, refused: false })
  await submit()
  expect(result.current).toMatchObject({ text: '<p>Mine</p>', refused: true })
  // Typed back to what it began with, it is another text than the stored one all the same.
  await write(first.content)
  expect(result.current).toMatchObject({ unsaved: true, refused: true })
  save.mockResolvedValueOnce({ ...first, content: '<p>Mine</p>', revision: 5 })
  await act(async () => result.current.saveOver())
  expect(save.mock.calls.map(([, , base]) => base)).toEqual([3, 4])
  rerender({ ...first, content: '<p>Mine</p>', revision: 5 })
  await write('<p>Mine, and more</p>')
  rerender({ ...newer, revision: 6 })
  expect(result.current).toMatchObject({ outdated: true, refused: false })
})

test.each(['full', 'unavailable', 'refused'] as const)(
  'static page editor › keeps the typed text and shows a message on failure (%s)',
  async (failure) => {
    useToast.setState({ toast: null })
    const { result, write, submit } = renderForm(() => Promise.reject(new StoreError(failure, 'not stored')))
    await write('<p>Second</p>')
    await submit()
    await waitFor(() => expect(useToast.getState().toast?.name).toBe('contentNotSaved'))
    expect(result.current).toMatchObject({ text: '<p>Second</p>', unsaved: true })
  }
)
