// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type AskFormState, useAskForm } from '#renderer/features/houses/ask/use-ask-form.ts'
import { useOwnRequest } from '#renderer/features/houses/ask/use-own-request.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
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

test('useAskForm › keeps an answer whose question was taken back', async () => {
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
