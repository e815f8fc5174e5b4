// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ApplicantSheet } from '#renderer/features/applications/applicants/sheet/applicant-sheet.tsx'

afterEach(cleanup)

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
