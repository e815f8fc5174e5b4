// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { roomFor, useMedia } from '#renderer/hooks/use-media.ts'

afterEach(cleanup)

test('a screen follows the room it has when the window becomes narrower, and asks for nothing once it is gone', () => {
  let width = 80 * 16
  const changes = new EventTarget()
  const listening = new Set<unknown>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width >= Number.parseFloat(query.slice('(min-width: '.length)) * 16
    },
    addEventListener(name: string, listener: EventListener) {
      listening.add(listener)
      changes.addEventListener(name, listener)
    },
    removeEventListener(name: string, listener: EventListener) {
      listening.delete(listener)
      changes.removeEventListener(name, listener)
    }
  }))
  const { result, rerender, unmount } = renderHook(useMedia, { initialProps: roomFor.pane as string })
  expect(result.current).toBe(true)
  width = 60 * 16
  act(() => void changes.dispatchEvent(new Event('change')))
  expect(result.current).toBe(false)
  rerender(roomFor.table)
  expect(result.current).toBe(true)
  width = 40 * 16
  act(() => void changes.dispatchEvent(new Event('change')))
  expect(result.current).toBe(false)
  unmount()
  expect(listening.size).toBe(0)
})
