// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { InterviewPanel } from '#renderer/features/applications/applicants/invite/interview-panel.tsx'
import { MoveApplicantDialog } from '#renderer/features/applications/applicants/invite/move-applicant-dialog.tsx'
import type { MoveWords } from '#renderer/features/applications/applicants/use-applicant-moves.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { foldThread } from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { ThreadStep } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import type { MessageTemplate } from '#shared/domain/application/interview-thread/message-template.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { applicationOf } from '#tests/support/sample-applications.ts'
import '#tests/support/fast-role-queries.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const suvarna = userOf('u-suvarna', 'Employer')
const meena = applicationOf()
const kept = `messageTemplates_${suvarna.uid}`

function show(element: ReactElement, elements: Record<string, readonly object[]> = {}) {
  signInAs(suvarna)
  const store = createMemoryStore({ elements })
  const { wrapper } = renderWithStore(store, '/')
  render(element, { wrapper })
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)))
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
const write = (value: string) => fireEvent.change(message(), { target: { value } })

/** A question before a move, and what it was answered. */
function ask(applications: readonly Application[], to: 'not-now' | 'interview' | 'hired', elements = {}) {
  const moved: MoveWords[] = []
  const onMove = vi.fn<(words: MoveWords) => Promise<void>>(async (words) => void moved.push(words))
  const onClose = vi.fn()
  const onMoveOnly = vi.fn()
  show(<MoveApplicantDialog {...{ applications, to, onMove, onMoveOnly, onClose }} />, elements)
  return { moved, onMove, onClose }
}

test('dialog to move an applicant › sends a saved message with the status change', async () => {
  const own: MessageTemplate = { id: 'template_1', revision: 1, use: 'hired', text: 'Welcome, {name}!' }
  const others: MessageTemplate = { ...own, id: 'template_2', use: 'not-now', text: 'Sorry, {name}.' }
  const { moved, onClose } = ask([meena], 'hired', { [kept]: [own, others] })
  screen.getByRole('heading', { name: 'Move Meena Patel to Hired?' })
  const field = await screen.findByRole('combobox', { name: 'Template' })
  await act(async () => fireEvent.mouseDown(field))
  const offered = await screen.findByText('Welcome, Meena Patel!')
  expect(screen.queryByText(/^Sorry/)).toBeNull()
  await act(async () => fireEvent.click(offered))
  expect(message().value).toBe('Welcome, Meena Patel!')
  // It is kept already.
  expect(screen.queryByRole('button', { name: 'Save as template' })).toBeNull()
  await press('Move to Hired')
  expect(moved).toEqual([{ message: 'Welcome, Meena Patel!' }])
  expect(onClose).toHaveBeenCalledOnce()
})

test('dialog to move an applicant › sends once, and keeps the typed message when sending fails', async () => {
  const { onMove, onClose } = ask([meena], 'not-now')
  let fail = () => {}
  const blocked = new Promise<void>((_, reject) => {
    fail = () => reject(new StoreError('full', 'no room'))
  })
  onMove.mockReturnValueOnce(blocked)
  write('Thank you.')
  await press('Move to Not selected')
  fireEvent.submit(message().closest('form') as HTMLFormElement)
  await press('Cancel')
  expect([onMove.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  await press('Keep writing')
  await act(async () => fail())
  screen.getByText('Storage is full, blocked or out of reach. What is stored is unchanged. Your text is still here.')
  expect(message().value).toBe('Thank you.')
  await press('Cancel')
  expect(onClose).not.toHaveBeenCalled()
  await press('Keep writing')
  await press('Move to Not selected')
  expect(onClose).toHaveBeenCalledOnce()
})

test('dialog to move an applicant › moves without a message only when Skip is pressed', async () => {
  const { moved, onClose } = ask([meena], 'not-now')
  expect(button('Move to Not selected').disabled).toBe(true)
  fireEvent.submit(message().closest('form') as HTMLFormElement)
  expect(moved).toEqual([])
  await press('Skip')
  expect([moved, onClose.mock.calls.length]).toEqual([[{ message: '' }], 1])
})

const at = (day: number) => new Date(2026, 10, day, 10).toISOString()
const inStage = applicationOf({
  state: 'interview',
  history: [
    { state: 'new', at: at(20) },
    { state: 'interview', at: at(21) }
  ]
})
const common = { applicationId: inStage.id, uid: inStage.uid, employerId: inStage.employerId, words: '', revision: 1 }
const first = `${inStage.id}_1`
const invited: ThreadStep = {
  ...{ ...common, id: first, at: at(22), type: 'invite', line: 2, contact: '' },
  ...{ slots: [{ start: at(28), minutes: 30 }], where: { kind: 'phone', number: '98765 43210' } }
}
type Reply = { type: 'confirm'; start: string } | { type: 'decline' | 'cancel' | 'otherTime' }
const reply = (step: Reply, nth = 2): ThreadStep => ({
  ...{ ...common, id: `${inStage.id}_${nth}`, at: at(21 + nth), invitation: first, ...step }
})

const panel = (steps: readonly ThreadStep[], application = inStage, onInvite = () => {}) => (
  <InterviewPanel {...{ application, onInvite }} thread={foldThread(application, steps)} />
)
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each<[string, ThreadStep[], string, string[], today?: number]>([
  ['without an invitation', [], 'No interview fixed yet', ['Invite']],
  [
    'that waits for a reply',
    [invited],
    'Waiting for a reply: Sat 28 Nov, 10:00 am',
    ['Reschedule', 'Cancel interview']
  ],
  [
    'that is confirmed',
    [invited, reply({ type: 'confirm', start: at(28) })],
    'Confirmed: Sat 28 Nov, 10:00 am',
    ['Add to calendar', 'Reschedule', 'Cancel interview']
  ],
  [
    'that is declined',
    [invited, reply({ type: 'decline' })],
    'Declined by the candidate',
    ['Reschedule', 'Cancel interview']
  ],
  ['that was cancelled', [invited, reply({ type: 'cancel' })], 'Cancelled', ['Invite']],
  [
    'that was cancelled after being confirmed',
    [invited, reply({ type: 'confirm', start: at(28) }), reply({ type: 'cancel' }, 3)],
    'Cancelled',
    ['Remove from calendar', 'Invite']
  ],
  [
    'whose times passed without a reply',
    [invited],
    'No reply, and these times are over: Sat 28 Nov, 10:00 am',
    ['Reschedule', 'Cancel interview'],
    29
  ],
  [
    'that has taken place',
    [invited, reply({ type: 'confirm', start: at(28) })],
    'The interview was on Sat 28 Nov, 10:00 am',
    ['Reschedule'],
    29
  ]
])(
  'interview panel › shows the status and actions of an interview %s',
  async (_, steps, state, offered, today = 24) => {
    vi.useFakeTimers({ now: new Date(at(today)), toFake: ['Date'] })
    const onInvite = vi.fn()
    show(panel(steps, inStage, onInvite))
    expect([screen.getByRole('status').textContent, buttons()]).toEqual([state, offered])
    expect(screen.queryByText('By phone: 98765 43210') !== null).toBe(offered.includes('Reschedule'))
    await press(/^(Invite|Reschedule)$/)
    expect(onInvite).toHaveBeenCalledOnce()
  }
)

test('interview invitation › names the confirmed time it replaces, and begins with its place and note', async () => {
  vi.useFakeTimers({ now: new Date(at(24)), toFake: ['Date'] })
  const interview = { where: { kind: 'place', address: '14, Zaveri Bazaar', map: '' }, contact: 'Nirali' }
  const template = { id: 'interview', revision: 1, use: 'interview', text: 'Welcome', interview }
  const steps = [{ ...invited, words: 'Bring your tools.' }, reply({ type: 'confirm', start: at(28) })]
  ask([inStage], 'interview', { threadSteps: steps, [kept]: [template] })
  await screen.findByText('The candidate has confirmed Sat 28 Nov, 10:00 am. A new invitation replaces it.')
  const texts = screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)
  expect(texts).toEqual(['98765 43210', '', 'Bring your tools.'])
})
