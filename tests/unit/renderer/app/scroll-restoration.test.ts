// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useScrollRestoration } from '#renderer/app/scroll-restoration.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
  'the old place is looked for as the page grows, and no more once the person acts: %s',
  (act) => {
    let grow = () => {}
    const observe = (tell: () => void) => {
      grow = tell
    }
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly tell: () => void
        constructor(tell: () => void) {
          this.tell = tell
        }
        observe = () => observe(this.tell)
        disconnect = () => observe(() => {})
      }
    )
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    history.replaceState({ y: 700 }, '')
    renderHook(() => useScrollRestoration(), { wrapper: MemoryRouter })
    grow()
    expect(scrollTo.mock.calls).toEqual([
      [0, 700],
      [0, 700]
    ])
    window.dispatchEvent(new Event(act))
    grow()
    expect(scrollTo).toHaveBeenCalledTimes(2)
  }
)

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

test('Back leads to where a screen was left, however far one has scrolled and what one has pressed since', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const stand = vi.spyOn(window, 'scrollY', 'get')
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/jobs/job_1' }))
  onTestFinished(() => link.remove())
  link.addEventListener('click', (event) => event.preventDefault())
  const scrollAndPress = (y: number) => {
    stand.mockReturnValue(y)
    window.dispatchEvent(new Event('scroll'))
    fireEvent.click(link)
  }
  const go = travel()
  await go('/jobs')
  scrollAndPress(100)
  await go('/about-us')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  scrollAndPress(300)
  await go(-1)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 100)
})

test('a new screen has the focus at its heading, and Back leads to the link that was followed', async () => {
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
