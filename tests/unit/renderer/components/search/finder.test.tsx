// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Finder } from '#renderer/components/search/finder.tsx'

afterEach(cleanup)

let navigate: NavigateFunction = () => {}
const searches = new Map<string, object>()

function Page() {
  navigate = useNavigate()
  const { search } = useLocation()
  if (!searches.has(search)) searches.set(search, {})
  return (
    <Finder search={searches.get(search) as object} title="Results" busy={false} form={null}>
      {search}
    </Finder>
  )
}

test('another search begins at its first result where one has scrolled past it; Back leads to where one was', async () => {
  render(<Page />, { wrapper: ({ children }) => <MemoryRouter initialEntries={['/jobs']}>{children}</MemoryRouter> })
  const results = screen.getByRole('region', { name: 'Results' })
  const scroll = vi.fn()
  results.scrollIntoView = scroll
  const stand = vi.spyOn(results, 'getBoundingClientRect')
  const go = async (top: number, to: string | number) => {
    stand.mockReturnValue({ top } as DOMRect)
    await act(async () => navigate(to as never))
    return scroll.mock.calls.length
  }
  expect(await go(0, '/jobs?q=a')).toBe(0)
  expect(await go(-500, '/jobs?q=b')).toBe(1)
  expect(await go(-500, -1)).toBe(1)
  expect(await go(-500, 1)).toBe(1)
})

test('the way back to a search ends at what was last used of it', async () => {
  const search = {}
  function Site() {
    navigate = useNavigate()
    const { pathname } = useLocation()
    if (pathname !== '/jobs') return null
    return (
      <Finder search={search} title="Results" busy={false} form={<input name="q" aria-label="Words" />}>
        <button type="button">Look further</button>
      </Finder>
    )
  }
  render(<Site />, { wrapper: ({ children }) => <MemoryRouter initialEntries={['/jobs']}>{children}</MemoryRouter> })
  const further = () => screen.getByRole('button', { name: 'Look further' })
  act(() => screen.getByLabelText('Words').focus())
  act(() => further().focus())
  await act(async () => navigate('/about-us'))
  await act(async () => navigate(-1))
  expect(document.activeElement).toBe(further())
})
