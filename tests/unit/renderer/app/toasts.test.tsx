// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showToast } from '#renderer/stores/toast-store.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'
import { runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

describe('toast', () => {
  const show = async (name: 'loginRequired' | 'linkNotOpened', title: string) => {
    await act(async () => showToast(name))
    return screen.findByText(title)
  }

  it('replaces the previous toast and disappears after 5000 ms', async () => {
    await runApp('/404', { elements: { jobs: [] } })
    await show('loginRequired', 'Login Required')
    const pass = holdTimers(5000)
    await show('linkNotOpened', 'Link not opened')
    expect(screen.queryByText('Login Required')).toBeNull()
    await act(async () => pass())
    await waitFor(() => expect(screen.queryByText('Link not opened')).toBeNull())
  })

  it('disappears when the user swipes right by more than 50 px', async () => {
    await runApp('/404', { elements: { jobs: [] } })
    const toast = (await show('loginRequired', 'Login Required')).closest('li') as HTMLElement
    for (const by of [-80, 50, 51]) {
      expect(screen.queryByText('Login Required'), `before ${by}`).not.toBeNull()
      fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 0 })
      fireEvent.pointerMove(toast, { clientX: 100 + by, clientY: 0 })
      fireEvent.pointerUp(toast)
    }
    await waitFor(() => expect(screen.queryByText('Login Required')).toBeNull())
  })
})
