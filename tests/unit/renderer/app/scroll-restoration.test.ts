// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useScrollRestoration } from '#renderer/app/scroll-restoration.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})

/** A visit in which screens follow each other: by a path, or by steps in the history. */
function travel(): (to: string | number) => Promise<void> {
  let navigate: NavigateFunction = () => {}
  renderHook(
    () => {
      navigate = useNavigate()
      useScrollRestoration()
    },
    { wrapper: MemoryRouter }
  )
  return (to) => act(async () => navigate(to as never))
}

test('scroll restoration › focuses the heading, and the clicked link after Back', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(100)
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  const [heading, before, link] = ['h1', 'a', 'a'].map((name) => main.appendChild(document.createElement(name)))
  before?.setAttribute('href', 'before')
  link?.setAttribute('href', 'followed')
  main.addEventListener('click', (event) => event.preventDefault())
  const go = travel()
  await go('/jobs')
  if (link) fireEvent.click(link)
  await go('/login')
  expect(document.activeElement).toBe(heading)
  await go(-1)
  expect(document.activeElement).toBe(link)
})
