// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { type ChangeEvent, type PropsWithChildren, useMemo } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { parsePostedView } from '#renderer/features/dashboard/find/posted-view.ts'
import { useView } from '#renderer/features/dashboard/find/use-view.ts'

afterEach(cleanup)

function open(query = '') {
  let navigate: NavigateFunction = () => {}
  const useAddress = () => {
    const { search } = useLocation()
    navigate = useNavigate()
    const view = useMemo(() => parsePostedView(search), [search])
    return { ...useView(view), search }
  }
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[`/employer/dashboard${query}`]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(useAddress, { wrapper })
  const type = (value: string) =>
    act(async () => result.current.words.onChange({ target: { value } } as ChangeEvent<HTMLInputElement>))
  return {
    now: () => result.current,
    type,
    show: (...given: Parameters<ReturnType<typeof useView>['show']>) => act(async () => result.current.show(...given)),
    go: (by: number) => act(async () => void navigate(by))
  }
}

test('useView › starts a new search, filter or order on its first page', async () => {
  const view = open('?page=3')
  await view.show({ status: 'pending' })
  expect(view.now().search).toBe('?status=pending')
  await view.show({ columns: ['days'], page: 2 })
  expect(view.now().search).toBe('?status=pending&page=2&columns=days')
  await view.type('setter')
  expect(view.now().search).toBe('?q=setter&status=pending&columns=days')
})

test('useView › ignores typed blanks, and Back restores search and text', async () => {
  const view = open('?q=polki')
  await view.type('polki ')
  expect([view.now().words.value, view.now().search]).toEqual(['polki ', '?q=polki'])
  await view.type('polki s')
  expect(view.now().search).toBe('?q=polki+s')
  await view.go(-1)
  expect([view.now().words.value, view.now().search]).toEqual(['polki', '?q=polki'])
})
