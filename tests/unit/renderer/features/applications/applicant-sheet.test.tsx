// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ApplicantSheet } from '#renderer/features/applications/applicants/sheet/applicant-sheet.tsx'

afterEach(cleanup)

const isOffered = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test.each([
  ['the only one', 1, 1, [false, false], '1 of 1'],
  ['the first of three', 1, 3, [false, true], '1 of 3'],
  ['the one in the middle', 2, 3, [true, true], '2 of 3'],
  ['the last of three', 3, 3, [true, false], '3 of 3'],
  ['one who is not in the list', 0, 3, [false, false], null]
] as const)(
  'from %s a house goes on to whoever is there, and to nobody else',
  (_who, position, count, expected, place) => {
    render(
      <ApplicantSheet position={position} count={count} all={undefined} onStep={() => {}}>
        Meena Patel
      </ApplicantSheet>
    )
    expect(['Previous', 'Next'].map(isOffered)).toEqual(expected)
    expect(screen.queryByText(/ of /)?.textContent ?? null).toBe(place)
  }
)

test('J and K go on and back from whatever is read, and are left to fields, to other shortcuts and to a question above the sheet', () => {
  const step = vi.fn()
  render(
    <ApplicantSheet position={2} count={3} all={undefined} onStep={step}>
      <p>Meena Patel</p>
      <textarea />
      {createPortal(<button type="button">Keep it</button>, document.body)}
    </ApplicantSheet>
  )
  const press = (key: string, more = {}) => fireEvent.keyDown(screen.getByText('Meena Patel'), { key, ...more })
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) press('k', { [held]: true })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'j' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Keep it' }), { key: 'j' })
  press('x')
  expect(step).not.toHaveBeenCalled()
  press('j')
  press('K')
  expect(step.mock.calls).toEqual([[1], [-1]])
})
