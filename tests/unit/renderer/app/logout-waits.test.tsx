// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { delaySignOut } from '#renderer/stores/delay-sign-out.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

test('logout › waits until pending review decisions are stored', async () => {
  await runApp('/jobs', { as: 'Admin' })
  const logout = await screen.findByRole('button', { name: 'Logout' })
  const signedIn: boolean[] = []
  let store = () => {}
  const stored = new Promise<void>((resolve) => {
    store = resolve
  })
  void delaySignOut(
    stored.then(() => {
      signedIn.push(useSession.getState().user !== null)
    })
  )
  await userEvent.click(logout)
  expect(screen.queryByText('Logout Successful')).toBeNull()
  await act(async () => store())
  expect(await screen.findByText('Logout Successful')).toBeTruthy()
  await waitFor(() => expect(useSession.getState().user).toBeNull())
  expect(signedIn).toEqual([true])
})
