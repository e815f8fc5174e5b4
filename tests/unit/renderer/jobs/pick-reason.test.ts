import { expect, test } from 'vitest'
import { findReasonByKey } from '#renderer/jobs/moderation-reasons/find-reason-by-key.ts'
import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'

const fee: SavedReason = { id: 'fee', use: 'takeDown', text: 'You ask for ___ as a fee.' }
const company: SavedReason = { id: 'company', use: 'takeDown', text: 'There is no such company.' }
const offered = [fee, company]

test.each([
  ['1', '', fee],
  ['2', '  \n', company],
  // Chosen by mistake: another one can take its place.
  ['2', fee.text, company],
  ['3', '', undefined],
  ['0', '', undefined],
  ['a', '', undefined],
  ['1', 'We pay ', undefined],
  ['1', 'You ask for ₹500 as a fee.', undefined]
])('findReasonByKey › looks up key %s when the text is %j', (key, written, chosen) => {
  expect(findReasonByKey(key, written, offered)).toBe(chosen)
})
