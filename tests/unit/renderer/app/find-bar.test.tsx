// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { FindBar } from '#renderer/app/window/find-bar.tsx'
import type { OwnWindow } from '#renderer/platform/platform.ts'
import type { FindStep, FindWish } from '#shared/bridge.ts'

afterEach(cleanup)

/** A window whose page is searched for 'gold', with a way to another screen. */
async function search() {
  let tell = (_wish: FindWish) => {}
  const findText = vi.fn(async (_text: string, _step: FindStep) => ({ count: 3, current: 1 }))
  const own = {
    findText,
    stopFinding: async () => {},
    onFindAsked(listener: typeof tell) {
      tell = listener
      return () => {}
    }
  } as unknown as OwnWindow
  render(
    <MemoryRouter>
      <Link to="/jobs">Find Jobs</Link>
      <FindBar own={own} />
    </MemoryRouter>
  )
  const ask = (wish: FindWish) => act(async () => tell(wish))
  await ask('open')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find on this page' })
  await act(async () => void fireEvent.change(field, { target: { value: 'gold' } }))
  return { ask, field, findText }
}

test('Enter looks further from the field, and is left to the button beside it that has the focus', async () => {
  const { field, findText } = await search()
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
  const searched = [
    ['gold', 'first'],
    ['gold', 'next']
  ]
  expect(findText.mock.calls).toEqual(searched)
  let isLeft = false
  await act(async () => {
    isLeft = fireEvent.keyDown(screen.getByRole('button', { name: 'Close the search' }), { key: 'Enter' })
  })
  expect([isLeft, findText.mock.calls]).toEqual([true, searched])
})

test('behind a question the bar does not open; once that is answered it does', async () => {
  const { ask, field } = await search()
  await act(async () => void fireEvent.keyDown(field, { key: 'Escape' }))
  const isOpen = () => screen.queryByRole('textbox', { name: 'Find on this page' }) !== null
  expect(isOpen()).toBe(false)
  const { unmount } = render(<dialog open />)
  await ask('open')
  expect(isOpen()).toBe(false)
  unmount()
  await ask('open')
  expect(isOpen()).toBe(true)
})
