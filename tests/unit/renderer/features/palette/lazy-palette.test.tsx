// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Palette } from '#renderer/features/palette/palette.tsx'
import { closePalette, openPalette, usePalette } from '#renderer/features/palette/palette-state.ts'
import { guardNavigation } from '#renderer/hooks/guarded-navigation.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

afterEach(() => {
  cleanup()
  closePalette()
})

const screens = [{ to: '/employer/dashboard', label: 'nav.dashboard' }] as const

const isOpen = () => usePalette.getState().isOpen

test.each(['Dashboard', 'Logout'])(
  'command palette › asks for confirmation of unsaved changes before %s',
  async (name) => {
    signInAs(userOf('u-1', 'Employer'))
    const { wrapper, at } = renderWithStore(createMemoryStore({ elements: { jobs: [] } }), '/employer/post-job')
    const hold = vi.fn<(go: () => void) => void>()
    const release = guardNavigation({ blocksHistory: () => false, hold })
    await act(async () => openPalette())
    await act(async () => render(<Palette screens={screens} />, { wrapper }))
    await act(async () => void fireEvent.click(screen.getByRole('option', { name })))
    release()
    expect([hold.mock.calls.length, isOpen(), at()]).toEqual([1, false, '/employer/post-job'])
  }
)
