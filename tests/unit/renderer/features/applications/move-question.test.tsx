// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { InterviewPanel } from '#renderer/features/applications/applicants/invite/interview-panel.tsx'
import { MoveQuestion } from '#renderer/features/applications/applicants/invite/move-question.tsx'
import * as form from '#renderer/features/applications/applicants/invite/use-invite-form.ts'
import { LeftOpen } from '#renderer/features/applications/applicants/left-open.tsx'
import type { MoveWords } from '#renderer/features/applications/applicants/use-moves.ts'
import * as saving from '#renderer/platform/save-file.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { InviteContent, ThreadStep } from '#shared/domain/application/thread/step.ts'
import type { MessageTemplate } from '#shared/domain/application/thread/templates.ts'
import { foldThread } from '#shared/domain/application/thread/thread.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { maxThreadSteps } from '#shared/domain/text-limits.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

const suvarna = userOf('u-suvarna', 'Employer')
const meena = applicationOf()
const ravi = applicationOf({ uid: 'u-ravi' }, 'Ravi Soni')
const kept = `messageTemplates_${suvarna.uid}`

function show(element: ReactElement, elements: Record<string, readonly object[]> = {}) {
  beginAs(suvarna)
  const store = createMemoryStore({ elements })
  const { wrapper } = overBoard(store, '/')
  const { container, rerender } = render(element, { wrapper })
  return { store, container, rerender, templates: () => store.readElements(kept) as MessageTemplate[] }
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
  const board = show(<MoveQuestion {...{ applications, to, onMove, onClose }} />, elements)
  return { ...board, moved, onMove, onClose }
}

test('a saved message is filled in for the one who is moved, goes with the move, and the question ends', async () => {
  const own: MessageTemplate = { id: 'template_1', revision: 1, use: 'hired', text: 'Welcome, {name}!' }
  const others: MessageTemplate = { ...own, id: 'template_2', use: 'not-now', text: 'Sorry, {name}.' }
  const { moved, onClose } = ask([meena], 'hired', { [kept]: [own, others] })
  screen.getByRole('heading', { name: 'Move Meena Patel to Hired?' })
  const offered = await screen.findByText('Welcome, Meena Patel!')
  await act(async () => fireEvent.click(offered))
  expect([message().value, screen.queryByText(/^Sorry/)]).toEqual(['Welcome, Meena Patel!', null])
  // It is kept already.
  expect(screen.queryByRole('button', { name: 'Keep these words for later' })).toBeNull()
  await press('Move to Hired')
  expect(moved).toEqual([{ message: 'Welcome, Meena Patel!' }])
  expect(onClose).toHaveBeenCalledOnce()
})

test('words are kept with blanks for the stage they were written for, and one set is taken away again', async () => {
  const { templates, store } = ask([meena], 'not-now')
  write('Dear Meena Patel, Stone setter is filled.')
  await press('Keep these words for later')
  await screen.findByText('Kept.')
  expect(templates()).toMatchObject([{ use: 'not-now', text: 'Dear {name}, {job} is filled.' }])
  store.faults.writes = 'full'
  await press('Remove these words')
  await screen.findByText('Not saved. What you typed is still here: please try again.')
  store.faults.writes = undefined
  await press('Remove these words')
  await waitFor(() => expect(templates()).toEqual([]))
  expect(screen.queryByText(/^Not saved/)).toBeNull()
})

test('more messages than an account may keep are not kept, which is said', async () => {
  const welcome = { revision: 1, use: 'hired', text: 'Welcome' }
  const full = Array.from({ length: 30 }, (_, index) => ({ ...welcome, id: `t${index}` }))
  const { templates } = ask([meena], 'not-now', { [kept]: full })
  write('Thank you.')
  await press('Keep these words for later')
  await screen.findByText(/^You have kept 30 messages, the most an account may keep/)
  expect(templates()).toHaveLength(30)
})

test('of several the message keeps its blanks, and is too long as soon as it is for one of them', async () => {
  const long = applicationOf({ uid: 'u-long' }, 'x'.repeat(100))
  const { moved } = ask([meena, long], 'not-now')
  screen.getByRole('heading', { name: 'Move 2 applicants to Not now?' })
  screen.getByText(/are filled in for each of them/)
  write(`{name} ${'y'.repeat(400)}`)
  screen.getByText('At most 500 characters, please: this has 501.')
  expect(button('Move to Not now').disabled).toBe(true)
  fireEvent.submit(message().closest('form') as HTMLFormElement)
  expect(moved).toEqual([])
  write(`{name} ${'y'.repeat(399)}`)
  await press('Move to Not now')
  expect(moved).toEqual([{ message: `{name} ${'y'.repeat(399)}` }])
})

test('a message that could not be sent stays, is said, is sent once at a time, and is not left while it is on its way', async () => {
  const { onMove, onClose } = ask([meena], 'not-now')
  let fail = () => {}
  const held = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('full'))
  })
  onMove.mockReturnValueOnce(held)
  await press('Move to Not now')
  fireEvent.submit(message().closest('form') as HTMLFormElement)
  await press('Cancel')
  expect([onMove.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  write('Thank you.')
  await act(async () => fail())
  screen.getByText('Not moved. What you typed is still here: please try again.')
  expect(message().value).toBe('Thank you.')
  await press('Cancel')
  expect(onClose).not.toHaveBeenCalled()
  await press('Keep writing')
  await press('Move to Not now')
  expect(onClose).toHaveBeenCalledOnce()
})

test('whoever is moved to Interview may be moved without an invitation; whoever is there may not', async () => {
  const { moved, onMove, onClose } = ask([meena, ravi], 'interview')
  onMove.mockRejectedValueOnce(new Error('told by a toast'))
  await screen.findByRole('heading', { name: 'Invite 2 applicants to an interview' })
  await press('Move without an invitation')
  await press('Move without an invitation')
  expect([moved, onClose.mock.calls.length]).toEqual([[{}], 2])
  cleanup()
  ask([applicationOf({ state: 'interview' })], 'interview')
  await screen.findByRole('heading', { name: 'Invite Meena Patel to an interview' })
  expect(screen.queryByRole('button', { name: 'Move without an invitation' })).toBeNull()
})

test('an invitation that was sent is the beginning of the next one, unless that is not wanted, and closes its question', async () => {
  const invite: InviteContent = {
    ...{ slots: [], where: { kind: 'phone', number: '98765 43210' }, contact: 'Mr. Mehta', words: 'Welcome' }
  }
  const use = vi.spyOn(form, 'useInviteForm')
  const { moved, onMove, onClose, templates, store } = ask([meena], 'interview')
  await screen.findByRole('heading', { name: 'Invite Meena Patel to an interview' })
  const send = (keeps: boolean) => act(async () => use.mock.lastCall?.[1](invite, keeps))
  onMove.mockRejectedValueOnce(new Error('full'))
  await expect(send(true)).rejects.toThrow('full')
  expect([templates(), onClose.mock.calls.length]).toEqual([[], 0])
  await send(false)
  expect([moved, templates(), onClose.mock.calls.length]).toEqual([[{ invite }], [], 1])
  store.faults.writes = 'full'
  await send(true)
  expect([templates(), onClose.mock.calls.length]).toEqual([[], 2])
  store.faults.writes = undefined
  await send(true)
  expect(templates()).toMatchObject([
    { id: 'interview', text: 'Welcome', interview: { where: invite.where, contact: 'Mr. Mehta' } }
  ])
})

test('day, time, length and place are chosen for what is to come; what could not be sent stays, and is said', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 9), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const interview = { where: { kind: 'phone', number: '98765 43210' }, contact: '' } as const
  const template: MessageTemplate = { id: 'interview', revision: 1, use: 'interview', text: '', interview }
  const { moved, onMove, onClose } = ask([meena], 'interview', { [kept]: [template] })
  const listed = (name: string) => {
    const list = screen.getByRole('combobox', { name }).getAttribute('aria-controls') ?? ''
    const options = document.getElementById(list)?.parentElement?.querySelectorAll('[title]') ?? []
    return [...options].map((option) => option.getAttribute('title'))
  }
  const offered = async (name: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name }))
    return listed(name)
  }
  const search = async (name: string, value: string) => {
    await act(async () => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }))
    return listed(name)
  }
  const choose = (title: string) => act(async () => fireEvent.click(screen.getByTitle(title)))
  await screen.findByRole('heading', { name: 'Invite Meena Patel to an interview' })
  await press('Invite')
  screen.getByText('Choose a day and a time.')
  expect((await offered('Day and time')).slice(0, 3)).toEqual([
    ...['Tue 24 Nov 2026', 'Wed 25 Nov 2026', 'Thu 26 Nov 2026']
  ])
  expect(await search('Day and time', '22 May 2027')).toEqual(['Sat 22 May 2027'])
  expect(await search('Day and time', '23 May 2027')).toEqual([])
  expect(await search('Day and time', '25 Nov 2026')).toEqual(['Wed 25 Nov 2026'])
  await choose('Wed 25 Nov 2026')
  expect((await offered('Day and time: HH:mm')).slice(0, 5)).toEqual(['07:00', '07:15', '07:30', '07:45', '08:00'])
  expect(await search('Day and time: HH:mm', '21:')).toEqual(['21:00', '21:15', '21:30', '21:45'])
  expect(await search('Day and time: HH:mm', '07:30')).toEqual(['07:30'])
  await choose('07:30')
  await offered('Length')
  await choose('45 minutes')
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'At a place' })))
  fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: '14, Zaveri Bazaar' } })
  onMove.mockRejectedValueOnce(new Error('full'))
  await press('Invite')
  await screen.findByText('Not saved. What you typed is still here: please try again.')
  await press('Close')
  await press('Keep writing')
  expect(onClose).not.toHaveBeenCalled()
  await press('Invite')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const slots = [{ start: new Date(2026, 10, 25, 7, 30).toISOString(), minutes: 45 }]
  const where = { kind: 'place', address: '14, Zaveri Bazaar', map: '' }
  expect(moved).toEqual([{ invite: { slots, where, contact: '', words: '' } }])
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
  ...{ ...common, id: first, at: at(22), did: 'invite', line: 2, contact: '' },
  ...{ slots: [{ start: at(28), minutes: 30 }], where: { kind: 'phone', number: '98765 43210' } }
}
type Reply = { did: 'confirm'; start: string } | { did: 'decline' | 'cancel' | 'otherTime' }
const reply = (step: Reply, nth = 2): ThreadStep => ({
  ...{ ...common, id: `${inStage.id}_${nth}`, at: at(21 + nth), invitation: first, ...step }
})

const panel = (steps: readonly ThreadStep[], application = inStage, onInvite = () => {}) => (
  <InterviewPanel {...{ application, onInvite }} thread={foldThread(application, steps)} />
)
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each<[string, ThreadStep[], string, string[]]>([
  ['without an invitation', [], 'No interview is agreed', ['Invite']],
  ['that waits', [invited], 'Waiting for an answer: 28 Nov 2026, 10:00', ['Offer other times', 'Cancel the interview']],
  [
    'that is confirmed',
    [invited, reply({ did: 'confirm', start: at(28) })],
    'Confirmed: 28 Nov 2026, 10:00',
    ['Add to calendar', 'Offer other times', 'Cancel the interview']
  ],
  [
    'that is declined',
    [invited, reply({ did: 'decline' })],
    'Declined by the candidate',
    ['Offer other times', 'Cancel the interview']
  ],
  ['that was cancelled', [invited, reply({ did: 'cancel' })], 'Cancelled', ['Invite']],
  [
    'that was cancelled once it was agreed',
    [invited, reply({ did: 'confirm', start: at(28) }), reply({ did: 'cancel' }, 3)],
    'Cancelled',
    ['Take it out of my calendar', 'Invite']
  ]
])('the house reads how it stands about an interview %s, and does what is left', async (_, steps, state, offered) => {
  const onInvite = vi.fn()
  show(panel(steps, inStage, onInvite))
  expect([screen.getByRole('status').textContent, buttons()]).toEqual([state, offered])
  expect(screen.queryByText('By phone: 98765 43210') !== null).toBe(offered.includes('Cancel the interview'))
  await press(/^(Invite|Offer other times)$/)
  expect(onInvite).toHaveBeenCalledOnce()
})

test('the calendar of a house gets the interview with the name of the applicant', async () => {
  const saved = vi.spyOn(saving, 'saveFile').mockImplementation(() => {})
  show(panel([invited, reply({ did: 'confirm', start: at(28) })]))
  await press('Add to calendar')
  const file = saved.mock.calls[0]?.[1] as Blob
  expect(await file.text()).toContain('Interview: Stone setter · Meena Patel')
})

test('in no other stage is there an interview to speak of', () => {
  const { container } = show(panel([invited], { ...inStage, state: 'hired' }))
  expect(container.textContent).toBe('')
})

test('an interview is cancelled with the words of the house; one that cannot be stays, with the words', async () => {
  const { store } = show(panel([invited]), { applications: [inStage], threadSteps: [invited] })
  const steps = () => store.readElements('threadSteps') as ThreadStep[]
  const answer = () =>
    act(async () => {
      fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement)
    })
  await press('Cancel the interview')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'We have to move.' } })
  store.faults.writes = 'refused'
  await answer()
  await waitFor(() => expect(useToast.getState().toast).not.toBeNull())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('We have to move.')
  store.faults.writes = undefined
  await answer()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(steps().slice(1)).toMatchObject([{ did: 'cancel', words: 'We have to move.', invitation: first }])
})

test('an interview with as many steps as may be says so when it is cancelled', async () => {
  const steps = Array.from({ length: maxThreadSteps }, (_, index) => ({ ...invited, id: `${inStage.id}_${index + 1}` }))
  show(panel([invited]), { applications: [inStage], threadSteps: steps })
  await press('Cancel the interview')
  await act(async () => {
    fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement)
  })
  await waitFor(() =>
    expect(useToast.getState().toast).toMatchObject({
      ...{ name: 'applicantFull', values: { name: 'Meena Patel', max: maxThreadSteps / 2 } }
    })
  )
})

test.each<[string, Partial<Job>, string]>([
  ['filled', { ending: 'filled-elsewhere' }, 'Position filled elsewhere: this posting is closed.'],
  ['closed before its ending was asked for', {}, 'This posting is closed.'],
  ['expired', { status: 'approved', expiresOn: '2020-01-01' }, 'This posting has expired.']
])('a house reads that its posting was %s, and answers whoever is left, if somebody is', (_how, more, words) => {
  const posting = jobOf('deleted', more)
  const { rerender } = show(<LeftOpen posting={posting} applications={[meena, applicationOf({ state: 'hired' })]} />)
  screen.getByText(words)
  screen.getByText('1 applicant still waits for an answer.', { exact: false })
  rerender(<LeftOpen posting={posting} applications={[applicationOf({ state: 'hired' })]} />)
  expect([screen.queryByText(/still wait/), buttons()]).toEqual([null, []])
})
