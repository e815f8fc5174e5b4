// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  findTypedProblems,
  type TypedInvite
} from '#renderer/features/applications/applicants/invite/use-invite-form.ts'

afterEach(cleanup)

const typed: TypedInvite = {
  ...{ times: [{ day: '2026-11-25', time: '10:30' }], minutes: 30, kind: 'place', address: '14, Zaveri Bazaar' },
  ...{ map: '', number: '', contact: '', words: '', keeps: true }
}

test.each<[string, Partial<TypedInvite>, object]>([
  ['that is complete', {}, {}],
  ['without a time', { times: [{ day: '2026-11-25', time: '' }] }, { times: 'no-slot' }],
  ['with an empty second row', { times: [...typed.times, { day: '', time: '' }] }, { times: 'no-slot' }],
  ['in the past', { times: [{ day: '2026-11-20', time: '10:30' }] }, { times: 'past' }],
  ['without a place', { address: ' ' }, { address: 'missing' }],
  ['with an invalid map link', { map: 'Zaveri Bazaar' }, { map: 'no-map' }],
  ['by phone without a number', { kind: 'phone' }, { number: 'no-phone' }]
])('invitation form › returns the errors of an invitation %s', (_, more, problems) => {
  expect(findTypedProblems({ ...typed, ...more }, new Date('2026-11-21T10:00:00Z'))).toEqual(problems)
})
