// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ApplicantSheet } from '#renderer/features/applications/applicants/sheet/applicant-sheet.tsx'

afterEach(cleanup)

const isOffered = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test.each([
  ['the only one', 1, 1, [false, false]],
  ['the first of three', 1, 3, [false, true]],
  ['the one in the middle', 2, 3, [true, true]],
  ['the last of three', 3, 3, [true, false]],
  ['one who is not in the list', 0, 3, [false, false]]
] as const)('from %s a house goes on to whoever is there, and to nobody else', (_who, position, count, expected) => {
  render(
    <ApplicantSheet position={position} count={count} all={undefined} onStep={() => {}}>
      Meena Patel
    </ApplicantSheet>
  )
  expect(['Previous', 'Next'].map(isOffered)).toEqual(expected)
})
