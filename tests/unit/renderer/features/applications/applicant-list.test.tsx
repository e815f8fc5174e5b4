// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parseAddress } from '#renderer/features/applications/applicants/applicants-address.ts'
import { ApplicantList } from '#renderer/features/applications/applicants/list/applicant-list.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

const meena = applicationOf()
const ravi = applicationOf({ uid: 'u-ravi', state: 'not-now' }, 'Ravi Soni')

test('beside the open applicant stand the others with their stages, to be opened in its place, or in a window of their own', async () => {
  // As high as in a window: without a height nobody is in view.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  beginAs(userOf('u-suvarna', 'Employer'))
  const { wrapper, at } = overBoard(createMemoryStore(), '/')
  const [onOpen, onChoose] = [vi.fn(), vi.fn()]
  render(
    <ApplicantList
      applications={[meena, ravi]}
      open={ravi.id}
      address={parseAddress('?applicants=job_1')}
      chosen={new Set([meena.id])}
      {...{ onOpen, onChoose }}
    />,
    { wrapper }
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Meena PatelNewJaipur RJ', 'Ravi SoniNot nowJaipur RJ'])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true'])
  expect(links[0]?.getAttribute('href')).toBe(`/employer/dashboard?applicants=job_1&applicant=${meena.id}`)
  const press = (more: object) => act(async () => fireEvent.click(links[0] as HTMLElement, { button: 0, ...more }))
  await press({ ctrlKey: true })
  expect(onOpen).not.toHaveBeenCalled()
  await press({})
  // By whoever shows the list, in place of the address that is open: Back leads to the board.
  expect([onOpen.mock.calls, at()]).toEqual([[[meena.id]], '/'])
  const boxes = rows.map((row) => within(row).getByRole<HTMLInputElement>('checkbox'))
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false])
  fireEvent.click(boxes[1] as HTMLElement)
  expect(onChoose.mock.calls).toEqual([[ravi.id, true]])
})
