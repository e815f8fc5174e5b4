import { expect, test } from 'vitest'
import { findMark, findReasonByKey, hasBlank, listReasons } from '#renderer/postings/reasons/pick-reason.ts'
import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'

const pay: SavedReason = { id: 'pay', use: 'reject', text: 'Say what it pays.' }
const fee: SavedReason = { id: 'fee', use: 'takeDown', text: 'You ask for ___ as a fee.' }
const house: SavedReason = { id: 'house', use: 'takeDown', text: 'There is no such house.' }
const offered = listReasons([pay, fee, house], 'takeDown')

test('a decision is offered the reasons that are saved for it, in their order', () => {
  expect(offered).toEqual([fee, house])
  expect(listReasons([pay, fee, house], 'reject')).toEqual([pay])
})

test.each([
  ['1', '', fee],
  ['2', '  \n', house],
  // Chosen by mistake: another one can take its place.
  ['2', fee.text, house],
  ['3', '', undefined],
  ['0', '', undefined],
  ['a', '', undefined],
  ['1', 'We pay ', undefined],
  ['1', 'You ask for ₹500 as a fee.', undefined]
])('the key %s over %j', (key, written, chosen) => {
  expect(findReasonByKey(key, written, offered)).toBe(chosen)
})

test('what was chosen is marked at its first blank, or ends where one goes on writing', () => {
  expect(findMark(fee.text)).toEqual([12, 15])
  expect(findMark(house.text)).toEqual([house.text.length, house.text.length])
  expect([hasBlank(fee.text), hasBlank(house.text)]).toEqual([true, false])
})
