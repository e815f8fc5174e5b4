// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HousesPane } from '#renderer/features/desk/houses/houses-pane.tsx'
import type { Approval, HousesQueue, HousesReview } from '#renderer/features/desk/houses/use-houses.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { AlikeHouse } from '#shared/domain/house/alike-houses.ts'
import type { House } from '#shared/domain/house/house.ts'
import { houseOf, requestOf } from '#tests/support/houses.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const request = requestOf('u-shah')
const alikeOf = (id: string, more: Partial<AlikeHouse> = {}): AlikeHouse => ({
  ...{ id, name: `House ${id}`, place: 'Surat', email: '', likeness: ['name'], state: 'waiting' },
  ...{ answers: [], earlierBans: [], ...more }
})
const sons = alikeOf('sons', { name: 'Shah & Sons', state: 'house', houseId: 'sons' })

/** The question whether to approve a request, with what was chosen in it so far. */
function ask(alike: readonly AlikeHouse[], approval: Approval, house?: House) {
  beginAs(userOf('admin', 'Admin'))
  const choose = vi.fn()
  const queue = { chosen: request.id, shown: request, index: 0, waiting: [request] } as unknown as HousesQueue
  const review = {
    ...{ before: null, busy: false, words: '', question: { decision: 'approve', work: request } },
    ...{ approval, choose, background: { data: { alike, house }, error: undefined } }
  } as unknown as HousesReview
  render(<HousesPane {...{ queue, review }} undo={null} />, {
    wrapper: overBoard(createMemoryStore(), '/admin/requests?tab=houses').wrapper
  })
  return choose
}

test('houses of the board can be joined, and neither somebody who asks as well nor somebody who is banned', async () => {
  const ban = { at: '2026-11-02T09:00:00.000Z', reason: 'They asked for ₹500.', by: 'admin' }
  const alike = [sons, alikeOf('u-asks'), alikeOf('u-banned', { houseId: 'banned', ban })]
  ask(alike, { verified: [], houseId: undefined })
  const offered = await screen.findAllByRole('radio')
  expect(offered.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Shah Jewels, a house of its own',
    'Join Shah & Sons, Surat'
  ])
})

test('whoever was to join a house gets one of their own after all, and what was looked at stays chosen', async () => {
  const choose = ask([sons], { verified: ['phone'], houseId: 'sons' })
  fireEvent.click(await screen.findByRole('radio', { name: 'Shah Jewels, a house of its own' }))
  expect(choose).toHaveBeenLastCalledWith({ verified: ['phone'], houseId: undefined })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shop seen' }))
  expect(choose).toHaveBeenLastCalledWith({ verified: ['phone', 'shop'], houseId: 'sons' })
})

test('an approval says beforehand whether it makes an employer, or gives a house another name everywhere', async () => {
  const nothing = { verified: [], houseId: undefined }
  ask([], nothing)
  await screen.findByText(/^The account that asked becomes an employer\./)
  cleanup()
  ask([], nothing, houseOf('shah'))
  await screen.findByText('The house gets this name and place, on its page and on its postings.')
})
