// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AskEmployer } from '#renderer/features/houses/ask/ask-employer.tsx'
import { FirstPosting } from '#renderer/features/houses/ask/first-posting.tsx'
import { RequestState } from '#renderer/features/houses/ask/request-state.tsx'
import { type AskFormState, useAskForm } from '#renderer/features/houses/ask/use-ask-form.ts'
import { useOwnRequest } from '#renderer/features/houses/ask/use-own-request.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import { candidateNamed, requestOf } from '#tests/support/houses.ts'
import { beginAs, overBoard } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const meena = candidateNamed('u-meena')
const said = (did: 'ask' | 'putBack', text = '') => ({ did, at: '2026-11-03T09:00:00.000Z', text })
const asked = requestOf(meena.uid, {}, { state: 'asked', revision: 2, answers: [said('ask', 'Which shop?')] })

function surroundings(request?: EmployerRequest, user: SessionUser = meena) {
  beginAs(user)
  const store = createMemoryStore({ elements: { employerRequests: request ? [request] : [] } })
  return { store, stored: () => store.readElements('employerRequests'), ...overBoard(store, '/employer/ask') }
}

async function openForm(request: EmployerRequest) {
  const board = surroundings(request)
  const useForm = () => useAskForm({ user: meena, request: useOwnRequest(meena.uid).data ?? null })
  const { result } = renderHook(useForm, { wrapper: board.wrapper })
  await waitFor(() => expect(result.current.request).not.toBeNull())
  const run = (action: (form: AskFormState) => unknown) => act(async () => void (await action(result.current)))
  const send = () => run(({ submit }) => submit({ preventDefault: () => {} } as FormEvent))
  return { ...board, now: () => result.current, do: run, send }
}

test('an answer to a question that was taken back is kept, and not sent in its place', async () => {
  const form = await openForm(asked)
  await form.do(({ write }) => write({ reply: 'The second.' }))
  const back = { ...asked, state: 'waiting', revision: 3, answers: [...asked.answers, said('putBack')] } as const
  await act(async () => form.store.setElements('employerRequests', [back]))
  await waitFor(() => expect(form.now().news).toBe(true))
  await form.do(({ rebase }) => rebase())
  await form.send()
  expect([form.now().problems.reply, form.now().values.reply]).toEqual(['unasked', 'The second.'])
  expect(form.stored()).toEqual([back])
  await form.do(({ write }) => write({ reply: '', words: 'In Soni Bazaar.' }))
  await form.send()
  await waitFor(() => expect(form.stored()).toMatchObject([{ details: { words: 'In Soni Bazaar.' } }]))
})

test('a request that cannot be taken back is said to be stored as it was', async () => {
  const form = await openForm(asked)
  form.store.faults.writes = 'offline'
  await form.do(({ withdraw }) => withdraw(asked))
  await waitFor(() => expect(useToast.getState().toast?.name).toBe('notSavedOffline'))
  expect([form.now().busy, form.stored()]).toEqual([false, [asked]])
})

test('who was banned under another account with the same address reads so, and may ask', async () => {
  const addressBan = { at: '2026-11-02T09:00:00.000Z', reason: 'They asked for ₹500.' }
  const user = { ...meena, addressBan }
  render(<AskEmployer user={user} />, { wrapper: surroundings(undefined, user).wrapper })
  screen.getByText(/^An account with this address was banned 2 Nov 2026/)
  screen.getByText('They asked for ₹500.', { selector: 'blockquote' })
  expect(await screen.findByRole('button', { name: 'Send to the administrator' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull()
})

test('who is banned while they write their first posting reads that it cannot be submitted, and keeps it', async () => {
  const { wrapper } = surroundings(requestOf(meena.uid))
  const draw = (user: SessionUser) => <FirstPosting user={user} form={(waits) => <div>My draft. {waits}</div>} />
  const { container, rerender } = render(draw(meena), { wrapper })
  await screen.findByText(/^This can be submitted once/)
  rerender(draw({ ...meena, ban: { at: '2026-11-02T09:00:00.000Z', reason: 'A fee.' } }))
  expect(container.textContent).toMatch(/^My draft\. Your employer account was taken away, so this cannot be submitted/)
})

test('whoever would write their first posting reads that their request cannot be read, and writes after another try', async () => {
  const { wrapper, store } = surroundings(requestOf(meena.uid))
  store.faults.reads = 'unavailable'
  render(<FirstPosting user={meena} form={() => <div>My draft.</div>} />, { wrapper })
  await screen.findByRole('heading', { name: 'Your request could not be read' })
  store.faults.reads = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('My draft.')
})

test.each([
  ['Candidate', true],
  ['Employer', false]
] as const)(
  'the details of a request are shown as far as they were given; a first posting is for a %s: %s',
  (role, isFirst) => {
    const user = { ...meena, role, isEmployer: role === 'Employer' }
    const request = requestOf(user.uid, { gstin: '', words: '' })
    const form = { user, request, open: false, news: false, busy: false } as unknown as AskFormState
    const { container } = render(<RequestState {...{ request, form }} />, {
      wrapper: surroundings(request, user).wrapper
    })
    expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      ...['House', 'Location', 'Contact name', 'Phone', 'Website or address']
    ])
    expect(screen.queryByRole('link', { name: 'Write your first posting meanwhile' }) !== null).toBe(isFirst)
  }
)
