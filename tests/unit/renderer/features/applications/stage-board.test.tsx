// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseAddress } from '#renderer/features/applications/applicants/applicants-address.ts'
import { MoveMenu } from '#renderer/features/applications/applicants/board/move-menu.tsx'
import { StageBoard } from '#renderer/features/applications/applicants/board/stage-board.tsx'
import * as media from '#renderer/hooks/use-media.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

const meena = applicationOf({ state: 'reviewed' })
const ravi = applicationOf({ uid: 'u-ravi', state: 'hired' }, 'Ravi Soni')

function show(isWide: boolean, query = '') {
  vi.spyOn(media, 'useMedia').mockReturnValue(isWide)
  beginAs(userOf('u-suvarna', 'Employer'))
  const { wrapper } = overBoard(createMemoryStore(), '/employer/dashboard')
  const address = parseAddress(`?applicants=job_1${query}`)
  const notes = new Map([
    [meena.id, ' '],
    [ravi.id, 'Call on Monday']
  ])
  render(
    <StageBoard
      {...{ address, applications: [meena, ravi], notes, chosen: new Set<string>() }}
      {...{ from: undefined, isCovered: false, onMove: () => {}, onChoose: () => {} }}
    />,
    { wrapper }
  )
}
const columns = () => screen.getAllByRole('region').map((region) => region.querySelector('h3')?.textContent)
const jumps = () => screen.queryByRole('navigation', { name: 'Stages' })
const help = () => screen.queryByText(/^Drag a card/)

test('below each other they begin with those that hold somebody, and a press leads to each', () => {
  show(false)
  expect(columns()).toEqual(['Reviewed 1', 'Hired 1', 'New 0', 'Interview 0', 'Not now 0'])
  expect(help()).toBeNull()
  expect(jumps()?.textContent).toBe('New 0Reviewed 1Interview 0Hired 1Not now 0')
  fireEvent.click(screen.getByRole('button', { name: 'Hired 1' }))
  expect(document.activeElement?.textContent).toBe('Hired 1')
})

test('the menu of a card offers the other stages, and a second press on its button closes it', async () => {
  const onMove = vi.fn()
  render(<MoveMenu application={meena} onMove={onMove} />)
  const button = screen.getByRole('button', { name: 'Move Meena Patel to' })
  const press = () =>
    act(async () => {
      fireEvent.pointerDown(button)
      fireEvent.mouseDown(button)
      fireEvent.click(button, { detail: 1 })
    })
  const isOpen = () => button.getAttribute('aria-expanded')
  await press()
  const offered = screen.getAllByRole('menuitem')
  expect([isOpen(), offered.map(({ textContent }) => textContent)]).toEqual([
    'true',
    ['New', 'Interview', 'Hired', 'Not now']
  ])
  await press()
  expect(isOpen()).toBe('false')
  await press()
  await act(async () => fireEvent.click(screen.getByText('Hired')))
  expect([onMove.mock.calls, isOpen(), document.activeElement]).toEqual([[['hired']], 'false', button])
})
