// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCommandPalette } from '#renderer/features/command-palette/command-palette-store.ts'
import * as themes from '#renderer/stores/theme-store.ts'
import { dialog, open, shown } from '#tests/support/moderation-screen.tsx'

afterEach(cleanup)

async function openModeration() {
  await import('#renderer/features/command-palette/command-palette.tsx')
  const app = await open()
  await shown('Diamond Setter')
  return app
}

async function openPalette({ user }: Awaited<ReturnType<typeof openModeration>>): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Search' })
}

test('command palette › opens jobs, companies and pages, and runs commands', async () => {
  const app = await openModeration()
  const choose = async (words: string, name: RegExp, how: 'Enter' | 'a press' = 'a press') => {
    const field = await openPalette(app)
    fireEvent.change(field, { target: { value: words } })
    const option = await screen.findByRole('option', { name, ...(how === 'Enter' && { selected: true }) })
    await (how === 'Enter' ? act(async () => fireEvent.keyDown(field, { key: how })) : app.user.click(option))
    await waitFor(() => expect(dialog()).toBeNull())
  }
  await choose('polish', /^Polisher/, 'Enter')
  await waitFor(() => expect(app.at()).toBe('/admin/requests?tab=rejected&job=polisher'))
  await shown('Polisher')
  await choose('suvarna', /^Suvarna Atelier$/)
  await waitFor(() => expect(app.at()).toContain('/admin/requests?company=Suvarna+Atelier'))
  const field = screen.getByRole('searchbox')
  act(() => field.focus())
  await openPalette(app)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await choose('reports', /^Reports$/)
  await waitFor(() => expect(app.at()).toContain('/admin/requests?tab=reports'))
  await choose('requests', /^Job Requests$/)
  await waitFor(() => expect(app.at()).not.toContain('company='))
  const toggle = vi.spyOn(themes, 'toggleTheme').mockImplementation(() => {})
  await choose('dark', /^Switch between light and dark$/)
  expect(toggle).toHaveBeenCalledOnce()
  await choose('logout', /^Logout$/)
  await waitFor(() => expect(app.at()).toBe('/'))
  await app.user.keyboard('{Control>}k{/Control}')
  expect(useCommandPalette.getState().isOpen).toBe(false)
})
