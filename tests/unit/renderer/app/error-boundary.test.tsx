// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#renderer/app/error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('error page of the app', () => {
  it.each([
    [1, 'redraws the screen', null],
    [2, 'shows the error page', 'Unexpected Application Error!']
  ])('after another program removed %i DOM nodes, %s', (times, _, heading) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let failures = times
    function Screen() {
      useLayoutEffect(() => {
        failures -= 1
        if (failures >= 0)
          throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
      })
      return <p>22 jobs</p>
    }
    render(
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    )
    expect(screen.queryByRole('heading')?.textContent ?? null).toBe(heading)
    expect(screen.queryByText('22 jobs') === null).toBe(heading !== null)
  })
})
