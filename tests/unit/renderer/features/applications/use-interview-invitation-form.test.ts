// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import {
  findTypedProblems,
  isTypedDay,
  isTypedTime,
  type TypedInvite,
  useInterviewInvitationForm
} from '#renderer/features/applications/applicants/invite/use-interview-invitation-form.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { InviteContent } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import type { MessageTemplate } from '#shared/domain/application/interview-thread/message-template.ts'
import { formatLocalDay } from '#shared/domain/format-day.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

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
  ['with a map link that lacks https', { map: 'maps.example/jewels' }, {}],
  ['by phone without a number', { kind: 'phone' }, { number: 'no-phone' }]
])('invitation form › returns the errors of an invitation %s', (_, more, problems) => {
  expect(findTypedProblems({ ...typed, ...more }, new Date('2026-11-21T10:00:00Z'))).toEqual(problems)
})

test.each([
  ['4', '16:00', true],
  ['4', '14:00', false],
  ['11', '11:00', true],
  ['11', '13:00', false],
  ['4.30', '16:30', true],
  ['4.30', '16:00', false],
  ['430 pm', '16:30', true],
  ['1030', '10:30', true],
  ['10:3', '10:30', true],
  ['16:30', '16:30', true],
  ['11 am', '11:00', true],
  ['9 p', '09:00', false],
  ['12:00 am', '12:00', false],
  ['noon', '12:00', false]
])('time of an interview › typed as %s finds %s: %s', (text, time, isFound) => {
  expect(isTypedTime(text, time)).toBe(isFound)
})

test.each([
  ['mon', '2026-11-30', true],
  ['30nov', '2026-11-30', true],
  ['Nov 30th', '2026-11-30', true],
  ['1/12', '2026-12-01', true],
  ['01-12-26', '2026-12-01', true],
  ['Sun 3 Jan 2027', '2027-01-03', true],
  ['today', '2026-11-29', true],
  ['tomorrow', '2026-11-30', true],
  ['tomorrow', '2026-12-01', false],
  ['tue 30', '2026-11-30', false]
])('day of an interview › typed as %s finds %s: %s', (text, day, isFound) => {
  expect(isTypedDay(text, day, new Date('2026-11-29T10:00:00'))).toBe(isFound)
})

test('invitation form › sends an address of several lines in one, and of a shared map its link', async () => {
  const sent: InviteContent[] = []
  const { result } = renderHook(() =>
    useInterviewInvitationForm(undefined, { address: '', map: '' }, undefined, async (invite) => void sent.push(invite))
  )
  const times = [{ day: formatLocalDay(new Date(), -2), time: '10:30' }]
  const map = 'Suvarna Jewels https://maps.example/jewels'
  act(() => result.current.write({ times, map, address: 'Suvarna Jewels,\n 14 Zaveri Bazaar\r\n\nMumbai 400002' }))
  await act(async () => result.current.submit({ preventDefault: () => {} } as FormEvent))
  expect(sent[0]?.where).toMatchObject({
    address: 'Suvarna Jewels, 14 Zaveri Bazaar, Mumbai 400002',
    map: 'https://maps.example/jewels'
  })
})

test('invitation form › starts from the last invitation and keeps a failed invitation', async () => {
  const where = { kind: 'phone', number: '98765 43210' } as const
  const template: MessageTemplate = {
    id: 'interview',
    use: 'interview',
    text: 'Welcome',
    interview: { where, contact: '' }
  }
  const sent: InviteContent[] = []
  let isFailing = true
  const { result } = renderHook(() =>
    useInterviewInvitationForm(template, { address: '', map: '' }, undefined, async (invite) => {
      if (isFailing) throw new StoreError('conflict', 'moved', { stored: applicationOf({ revision: 9 }) })
      sent.push(invite)
    })
  )
  const send = () => act(async () => result.current.submit({ preventDefault: () => {} } as FormEvent))
  await send()
  expect(result.current.problems).toEqual({ times: 'no-slot' })
  const day = formatLocalDay(new Date(), -2)
  act(() => result.current.setTime(0, { day, time: '10:30' }))
  await send()
  expect(result.current).toMatchObject({ failure: { failure: 'conflict' }, busy: false, isChanged: true })
  expect(result.current.values).toMatchObject({ times: [{ day, time: '10:30' }], words: 'Welcome' })
  isFailing = false
  await send()
  expect(result.current.failure).toBeUndefined()
  const slots = [{ start: new Date(`${day}T10:30`).toISOString(), minutes: 30 }]
  expect(sent).toEqual([{ slots, where, contact: '', words: 'Welcome' }])
})
