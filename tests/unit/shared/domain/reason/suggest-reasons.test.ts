import { expect, test } from 'vitest'
import { type SavedReason, standardReasons } from '#shared/domain/reason/saved-reason.ts'
import { type FoundHint, suggestReasons } from '#shared/domain/reason/suggest-reasons.ts'

const rejections = standardReasons.filter(({ use }) => use === 'reject')
const own: SavedReason = { id: 'own', revision: 1, use: 'reject', text: 'No caste or community, please.' }

test.each<[what: string, hints: FoundHint[], first: string[]]>([
  ['nothing', [], ['The salary is missing', 'The job asks for money: “___”']],
  [
    'a fee',
    [{ kind: 'fee', words: '₹500\n deposit' }],
    ['The job asks for money: “₹500 deposit”. Nobody', 'The salary is missing']
  ],
  [
    'two fees and a phone number',
    [
      { kind: 'fee', words: 'deposit' },
      { kind: 'fee', words: 'a fee' },
      { kind: 'phone', words: '98250 12345' }
    ],
    ['The job asks for money: “deposit”, “a fee”. Nobody', 'Please remove the phone number']
  ],
  ['a duplicate', [{ kind: 'near-duplicate', words: 'Setter' }], ['You have already posted this job: “Setter”.']],
  ['a community', [{ kind: 'community', words: 'Patel' }], ['Please remove the condition', 'No caste or community']],
  ['no pay', [{ kind: 'no-pay', words: '' }], ['The salary is missing']],
  ['a short text', [{ kind: 'short-text', words: '' }], ['Please say more about the work']]
])('saved rejection reasons › orders and fills saved reasons by %s', (_, hints, first) => {
  const texts = suggestReasons([...rejections, own], hints).map(({ text }) => text)
  expect(texts).toHaveLength(rejections.length + 1)
  expect(first.map((begin, index) => texts[index]?.slice(0, begin.length))).toEqual(first)
})
