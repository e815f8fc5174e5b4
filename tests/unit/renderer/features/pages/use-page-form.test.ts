// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as sanitiser from '#renderer/features/pages/clean-html.ts'
import { usePageForm } from '#renderer/features/pages/editor/use-page-form.ts'
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
  const { result, rerender } = renderHook(
    (page: StaticPage) => usePageForm({ name: 'about-us', page, onStored: () => {} }),
    { initialProps: first }
  )
  const write = (text: string) => act(async () => result.current.write(text))
  const submit = () => act(async () => result.current.save({ preventDefault: () => {} } as FormEvent))
  return { result, rerender, write, submit }
}

test('what is typed while the page is being saved stands on what was saved', async () => {
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

test.each(['full', 'unavailable', 'refused'] as const)(
  'what could not be saved (%s) stays in the form, and that is said',
  async (failure) => {
    useToast.setState({ toast: null })
    const { result, write, submit } = renderForm(() => Promise.reject(new StoreError(failure, 'not stored')))
    await write('<p>Second</p>')
    await submit()
    await waitFor(() => expect(useToast.getState().toast?.name).toBe('contentNotSaved'))
    expect(result.current).toMatchObject({ text: '<p>Second</p>', unsaved: true })
  }
)
