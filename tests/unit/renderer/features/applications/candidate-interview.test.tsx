// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InterviewThreadRepository } from '#renderer/data/interview-thread-repository.ts'
import { CandidateInterview } from '#renderer/features/applications/my-applications/candidate-interview.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { foldThread } from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { Invite, ThreadStep } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { renderWithStore } from '#tests/support/render-with-store.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'

const take = vi.fn<InterviewThreadRepository['take']>()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 9), toFake: ['Date'] })
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ thread: { open: async () => ({ take }) } } as never)
  take.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const application = applicationOf({
  state: 'interview',
  history: [
    { state: 'new', at: at(20, 10) },
    { state: 'interview', at: at(21, 10) }
  ]
})
const { id: applicationId, uid, employerId } = application
const common = { applicationId, uid, employerId, words: '' }
const place = { kind: 'place', address: '14, Zaveri Bazaar', map: 'https://maps.example/' } as const
const invite = (...starts: string[]): Invite => ({
  ...{ ...common, id: 'step_1', at: at(21, 11), type: 'invite', line: 2, words: 'Bring your loupe.' },
  ...{ slots: starts.map((start) => ({ start, minutes: 30 })), where: place, contact: '' }
})
type Reply = { type: 'confirm'; start: string } | { type: 'decline' | 'otherTime' | 'cancel' }
const reply = (step: Reply, nth = 2): ThreadStep => ({
  ...{ ...common, id: `step_${nth}`, at: at(22, nth), invitation: 'step_1', ...step }
})

function show(...steps: ThreadStep[]): HTMLElement {
  const { wrapper } = renderWithStore(createMemoryStore(), '/profile')
  const interview = (
    <CandidateInterview application={application} interview={foldThread(application, steps).interview} />
  )
  return render(interview, { wrapper }).container
}
const later = [at(26, 10), at(27, 10)] as const

const words = () => screen.getByLabelText<HTMLTextAreaElement>('Note')
const type = (value: string) => fireEvent.change(words(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  [
    'the conversation is full',
    new AccountLimitError('moves'),
    'this conversation is full. Please call or write to the employer.'
  ],
  ['the server is unreachable', new StoreError('unavailable', ''), 'Your text is still here: please try again.']
])('candidate’s interview › keeps the typed message when %s', async (_why, failure, messages) => {
  take.mockRejectedValueOnce(failure)
  show(invite(...later))
  type('After six')
  press('Decline')
  expect((await screen.findByRole('alert')).textContent).toContain(messages)
  expect(words().value).toBe('After six')
})

test('candidate’s interview › sends one reply at a time and then clears the message', async () => {
  take.mockRejectedValueOnce(new StoreError('conflict', 'other times are offered'))
  show(invite(...later))
  type('After six')
  press('Decline')
  // Keeps the focus, as a disabled button does not.
  const decline = screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' })
  expect([decline.disabled, decline.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  press('Confirm Thu 26 Nov, 10:00 am')
  expect((await screen.findByRole('alert')).textContent).toBe('The employer has changed this. You now see the latest.')
  expect([words().value, take.mock.calls.length]).toEqual(['After six', 1])
  fireEvent.click(screen.getByRole('radio', { name: 'Fri 27 Nov, 10:00 am, 30 minutes' }))
  press('Confirm Fri 27 Nov, 10:00 am')
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(words().value).toBe(''))
  expect(take).toHaveBeenLastCalledWith(application, { type: 'confirm', start: later[1], words: 'After six' })
  expect(take).toHaveBeenCalledTimes(2)
})

test.each<[string, string, string, string, object | string]>([
  [
    'a day and a time',
    '2026-11-30',
    '17:30',
    '',
    { proposed: new Date(2026, 10, 30, 17, 30).toISOString(), words: '' }
  ],
  ['a note alone', '', '', 'Any evening', { words: 'Any evening' }],
  ['nothing', '', '', '', 'Choose a day and a time, or add a note.'],
  ['a day alone', '2026-11-30', '', 'Late', 'Choose a day and a time, or add a note.'],
  ['a time that is over', '2026-11-24', '08:00', '', 'Choose a time from now to six months ahead.']
])('interview invitation › asks for another time with %s', async (_what, day, time, note, expected) => {
  show(invite(...later))
  press('Ask for another time')
  fireEvent.change(screen.getByLabelText('Which day?'), { target: { value: day } })
  fireEvent.change(screen.getByLabelText('What time?'), { target: { value: time } })
  if (note !== '') type(note)
  press('Ask for this time')
  if (typeof expected === 'string') screen.getByText(expected)
  else await waitFor(() => expect(take).toHaveBeenCalledWith(application, { type: 'otherTime', ...expected }))
  expect(take.mock.calls.length).toBe(typeof expected === 'string' ? 0 : 1)
})

test('candidate’s interview › shows Today after midnight and offers no past time', () => {
  vi.useFakeTimers({ now: new Date(), toFake: ['Date', 'setInterval', 'clearInterval'] })
  show(invite(at(25, 10)), reply({ type: 'confirm', start: at(25, 10) }))
  expect(screen.getByRole('status').textContent).toMatch(/^Tomorrow, 10:00/)
  const wait = (until: Date) => {
    vi.setSystemTime(until)
    act(() => void vi.advanceTimersByTime(60_000))
  }
  wait(new Date(2026, 10, 25))
  expect(screen.getByRole('status').textContent).toMatch(/^Today, 10:00/)
  cleanup()
  show(invite(at(25, 10)))
  wait(new Date(at(25, 10)))
  screen.getByText('These times are over. Ask for another time.')
})

test('candidate’s interview › says when it was, once it is over, and can no longer be declined', () => {
  vi.setSystemTime(at(26, 11))
  show(invite(later[0]), reply({ type: 'confirm', start: later[0] }))
  expect(screen.getByRole('status').textContent).toBe('Your interview was on Thu 26 Nov, 10:00 am')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask for another time'])
})
