// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Palette } from '#renderer/features/palette/palette.tsx'
import { PaletteSlot } from '#renderer/features/palette/palette-slot.tsx'
import { closePalette, openPalette, usePalette } from '#renderer/features/palette/palette-state.ts'
import type { FoundJobs } from '#renderer/features/palette/use-found-jobs.ts'
import * as search from '#renderer/features/palette/use-found-jobs.ts'
import { guardNavigation } from '#renderer/hooks/guarded-navigation.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(() => {
  cleanup()
  closePalette()
})

const screens = [{ to: '/employer/dashboard', label: 'nav.dashboard' }] as const

function show(role: Role) {
  beginAs(userOf('u-1', role))
  const { wrapper } = overBoard(createMemoryStore({ elements: { jobs: [] } }), '/employer/dashboard')
  return render(<PaletteSlot screens={screens} />, { wrapper })
}
const isOpen = () => usePalette.getState().isOpen
const press = (keys: KeyboardEventInit) => act(async () => void fireEvent.keyDown(document.body, keys))

test.each<[whom: string, role: Role, keys: KeyboardEventInit, opens: boolean]>([
  ['an employer by Ctrl with K', 'Employer', { key: 'k', ctrlKey: true }, true],
  ['the administrator by ⌘ with K, also while capitals are locked', 'Admin', { key: 'K', metaKey: true }, true],
  ['nobody by K alone', 'Admin', { key: 'k' }, false],
  ['nobody by another key', 'Admin', { key: 'j', ctrlKey: true }, false],
  ['nobody by a shortcut of the browser with Shift', 'Admin', { key: 'k', ctrlKey: true, shiftKey: true }, false],
  ['nobody by one with Alt', 'Admin', { key: 'k', ctrlKey: true, altKey: true }, false]
])('it is opened for %s', async (_whom, role, keys, opens) => {
  show(role)
  await press(keys)
  expect(isOpen()).toBe(opens)
})

test('the keys that have opened it close it, and it begins without the words of the last time', async () => {
  show('Employer')
  const keys = { key: 'k', ctrlKey: true }
  await press(keys)
  act(() => usePalette.setState({ words: 'polisher' }))
  await press(keys)
  expect(isOpen()).toBe(false)
  act(openPalette)
  expect(usePalette.getState()).toMatchObject({ isOpen: true, words: '' })
})

test('an open question is answered first', async () => {
  show('Employer')
  const question = document.body.appendChild(document.createElement('dialog'))
  question.showModal()
  await press({ key: 'k', ctrlKey: true })
  expect(isOpen()).toBe(false)
  question.remove()
})

test.each(['Dashboard', 'Logout'])('%s is a way away that unsaved work is asked about first', async (name) => {
  beginAs(userOf('u-1', 'Employer'))
  const { wrapper, at } = overBoard(createMemoryStore({ elements: { jobs: [] } }), '/employer/post-job')
  const hold = vi.fn<(go: () => void) => void>()
  const release = guardNavigation({ blocksHistory: () => false, hold })
  await act(async () => openPalette())
  await act(async () => render(<Palette screens={screens} />, { wrapper }))
  await act(async () => void fireEvent.click(screen.getByRole('option', { name })))
  release()
  expect([hold.mock.calls.length, isOpen(), at()]).toEqual([1, false, '/employer/post-job'])
})

describe('it shows', () => {
  const open = async (found: Partial<FoundJobs>) => {
    beginAs(userOf('u-1', 'Employer'))
    vi.spyOn(search, 'useFoundJobs').mockReturnValue({
      words: 'gold',
      jobs: [],
      isPartial: false,
      hasFailed: false,
      ...found
    })
    usePalette.setState({ isOpen: true, words: 'gold' })
    const { wrapper } = overBoard(createMemoryStore({ elements: { jobs: [] } }), '/employer/dashboard')
    await act(async () => render(<Palette screens={screens} />, { wrapper }))
    return screen.getByRole('dialog')
  }
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  const partly = /^Only the newest jobs of this board were searched/

  test('so many jobs and houses as can be looked through, each with how it stands, and that not all were searched', async () => {
    const jobs = Array.from({ length: 10 }, (_, index) =>
      jobOf(index === 0 ? 'rejected' : 'approved', {
        id: `job_${index}`,
        title: `Setter ${index}`,
        company: `Gold ${index}`
      })
    )
    const dialog = await open({ jobs, isPartial: true })
    expect(options().slice(0, 2)).toEqual(['Setter 0Gold 0 · Surat GJRejected', 'Setter 1Gold 1 · Surat GJLive'])
    expect(options().filter((text) => text?.startsWith('Setter'))).toHaveLength(8)
    expect(options().filter((text) => text?.startsWith('Gold'))).toEqual(['Gold 0', 'Gold 1', 'Gold 2', 'Gold 3'])
    expect(within(dialog).getByText(partly)).toBeDefined()
  })

  test.each<[what: string, found: Partial<FoundJobs>, says: string | null]>([
    ['that nothing was found', {}, 'Nothing was found.'],
    [
      'that the jobs could not be searched',
      { hasFailed: true },
      'The jobs could not be searched. Pages and actions can still be found.'
    ],
    ['nothing of it while it is looked for', { words: 'gol' }, null]
  ])('%s', async (_what, found, says) => {
    const dialog = await open(found)
    expect([options(), within(dialog).queryByText(partly)]).toEqual([[], null])
    expect(within(dialog).queryByText(/^(Nothing was found|The jobs could not)/)?.textContent ?? null).toBe(says)
  })
})
