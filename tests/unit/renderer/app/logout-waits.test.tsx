// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { holdDecision, storeDecisions } from '#renderer/features/desk/decide/held-decisions.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { runApp } from '#tests/support/app.tsx'

afterEach(cleanup)

test('who logs out beside the desk is signed in until what was decided there is stored', async () => {
  await runApp('/jobs', { as: 'Admin' })
  const logout = await screen.findByRole('button', { name: 'Logout' })
  const signedIn: boolean[] = []
  let store = () => {}
  const stored = new Promise<void>((resolve) => {
    store = resolve
  })
  holdDecision({
    kind: 'batch',
    jobs: [],
    store: async () => {
      await stored
      signedIn.push(useSession.getState().user !== null)
    }
  })
  storeDecisions()
  await userEvent.click(logout)
  expect(screen.queryByText('Logout Successful')).toBeNull()
  await act(async () => store())
  expect(await screen.findByText('Logout Successful')).toBeTruthy()
  await waitFor(() => expect(useSession.getState().user).toBeNull())
  expect(signedIn).toEqual([true])
})
