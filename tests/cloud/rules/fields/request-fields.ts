import { detailLimits } from '#shared/domain/company/employer-request.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import type { Fields } from '../attempts.ts'
import { bina, lila, tulsi } from '../companies/company-people.ts'
import { asked, details, requests } from '../companies/sample-companies.ts'
import * as kind from '../kinds.ts'
import { asha, meena } from '../people.ts'
import { formatInstant } from '../sample-times.ts'
import { answer, ask, replyTo, takeBack } from '../tables/companies.ts'
import { briefly, newStamps, only, type Shape, type Specimen } from './specimen.ts'

const meaningless: Shape = { x: { good: [undefined], bad: [['a field of no meaning', 1]] } }
const missing = ['missing', undefined] as const
const absent: kind.Kind = {
  good: [undefined],
  bad: [
    ['an empty list', []],
    ['given', 'other']
  ]
}

const gstin: kind.Kind = {
  good: ['', '24AAACH1234A1ZJ', '97ZZZZZ9999Z9ZZ'],
  bad: [
    ['too short', '24AAACH1234A1Z'],
    ['too long', '24AAACH1234A1ZJJ'],
    ['in small letters', '24aaach1234a1zj'],
    ['without its Z', '24AAACH1234A1YJ'],
    ['with a nought for which it is', '24AAACH1234A0ZJ'],
    ['with blanks', '24 AAACH1234A1ZJ'],
    ['with a line end', '24AAACH1234A1ZJ\n'],
    ...kind.text(15).bad.slice(1)
  ]
}

const detailShape: Shape = {
  company: kind.name(detailLimits.company),
  place: kind.name(detailLimits.place),
  contactName: kind.name(detailLimits.contactName),
  phone: kind.phone,
  address: kind.filled(detailLimits.address),
  gstin,
  words: kind.text(detailLimits.words)
}

const address = (right: string): kind.Kind => ({
  good: [right],
  bad: [
    ['another', asha.token.email],
    ['in capitals', right.toUpperCase()],
    ['with a dot', `${right}.`],
    ['empty', ''],
    ['a list', [right]],
    missing
  ]
})

const answersOf = ({ answers }: Fields) => answers as Fields[]

/** A state that a person may not give to what they say. */
const state = (right: string): kind.Kind =>
  kind.always(right, ['asked', 'asked'], ['approved', 'approved'], ['declined', 'declined'], ['a list', [right]])

export const requestSpecimens: readonly Specimen[] = [
  {
    name: 'request that is made',
    who: meena,
    shape: {
      ...newStamps,
      id: only(meena.uid),
      email: address(meena.token.email),
      details: kind.map(details, detailShape),
      state: kind.always('waiting', ['withdrawn', 'withdrawn'], ...state('waiting').bad),
      at: kind.now,
      answers: kind.always([], ['one', [asked]], ['a map', {}], ['a text', ''])
    },
    write: (more) => ask(meena, more)
  },
  {
    name: 'request that is made again',
    who: tulsi,
    shape: {
      ...meaningless,
      revision: kind.next(2),
      email: address(tulsi.token.email),
      details: kind.map(details, briefly(detailShape)),
      state: state('waiting'),
      at: kind.now,
      answers: kind.always(answersOf(requests.tulsi), ['none', []], ['another', [asked]])
    },
    write: (more) => ask(tulsi, more)
  },
  {
    name: 'request that is taken back',
    who: bina,
    shape: {
      ...meaningless,
      revision: kind.next(2),
      email: address(bina.token.email),
      details: { good: [details], bad: [['others', { ...details, company: 'Bina Kundan' }], missing] },
      state: state('withdrawn'),
      at: kind.now,
      answers: kind.always(answersOf(requests.bina), ['none', []])
    },
    write: (more) => takeBack(requests.bina, more)
  },
  {
    name: 'question that is replied to',
    who: bina,
    shape: {
      ...meaningless,
      revision: kind.next(2),
      state: state('waiting'),
      did: kind.always('reply', ['an approval', 'approve'], ['a list', ['reply']]),
      text: kind.filled(maxReasonLength),
      verified: absent,
      details: kind.map(details, briefly(detailShape))
    },
    write: ({ verified, ...given }) => {
      const { did, text, ...more }: Fields = { did: 'reply', text: 'By the clock tower.', ...given }
      return replyTo(requests.bina, { did, text, ...(verified !== undefined && { verified }) }, more)
    }
  },
  ...(['approve', 'decline', 'ask'] as const).map((did): Specimen => {
    const isApproval = did === 'approve'
    const looked: kind.Kind = {
      good: [[], ['phone'], ['gstin'], ['shop'], ['phone', 'gstin'], ['phone', 'shop'], ['gstin', 'shop']],
      bad: [
        ['in another order', ['shop', 'phone']],
        ['twice the same', ['phone', 'phone']],
        ['of another kind', ['passport']],
        ['a text', 'phone'],
        ['null', null],
        missing
      ]
    }
    return {
      name: `answer: ${did}`,
      who: asha,
      shape: {
        did: kind.always(
          did,
          ['another', isApproval ? 'ask' : 'approve'],
          ['of no meaning', 'wait'],
          ['a list', [did]]
        ),
        at: kind.now,
        text: isApproval ? only('') : kind.filled(maxReasonLength),
        verified: isApproval ? looked : absent,
        details: isApproval
          ? {
              good: [details, undefined],
              bad: [
                ['another number', { ...details, phone: '98250 54321' }],
                ['a text', 'Hari Jewels'],
                ['null', null]
              ]
            }
          : absent,
        ...meaningless
      },
      write: (said) => answer(requests.bina, did, said)
    }
  }),
  {
    name: 'answer that is put back',
    who: asha,
    shape: {
      did: kind.always('putBack', ['another', 'decline']),
      at: kind.now,
      text: only(''),
      verified: absent,
      ...meaningless
    },
    write: (said) => answer(requests.tulsi, 'putBack', said)
  },
  ...(['approve', 'decline', 'ask'] as const).map(
    (did): Specimen => ({
      name: `request with the answer: ${did}`,
      who: asha,
      shape: {
        ...meaningless,
        revision: kind.next(1),
        id: only(lila.uid),
        email: only(lila.token.email),
        details: { good: [details], bad: [['others', { ...details, company: 'Lila & Sons' }], missing] },
        at: { good: [requests.lila.at], bad: [['now', formatInstant()], missing] },
        state: {
          good: [undefined],
          bad: (['waiting', 'asked', 'approved', 'declined', 'withdrawn'] as const).flatMap((word) =>
            word.startsWith(did === 'ask' ? 'asked' : did) ? [] : [[word, word] as const]
          )
        },
        answers: {
          good: [undefined],
          bad: [
            ['none', []],
            ['two', [asked, asked]],
            ['a map', {}],
            ['null', null]
          ]
        }
      },
      // Without the field the answer says how it stands, and what was said.
      write: ({ state: stands, answers, ...more }) =>
        answer(
          requests.lila,
          did,
          {},
          {
            ...more,
            ...(stands !== undefined && { state: stands }),
            ...(answers !== undefined && { answers })
          }
        )
    })
  )
]
