// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EraseDeviceData } from '#renderer/features/accounts/erase-device-data.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { userOf } from '#tests/support/render-with-store.tsx'

afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

function open(accounts: object, documents: object) {
  render(
    <ServicesContext
      value={
        {
          accounts,
          platform: { documents, visitorRecords: { open: async () => ({ clear() {} }) } }
        } as unknown as Services
      }
    >
      <EraseDeviceData user={userOf('u-admin', 'Admin')} />
    </ServicesContext>
  )
}
const erase = async () => {
  const form = screen.getByRole('dialog').querySelector('form') as HTMLFormElement
  await act(async () => void fireEvent.submit(form))
}

test('erasing all data of the device › reloads the page after sign-out', async () => {
  let leave: () => void = () => {}
  const signOut = () =>
    new Promise<void>((done) => {
      leave = done
    })
  const eraseAll = vi.fn(async () => {})
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  open({ signOut }, { device: { eraseAll } })
  fireEvent.click(screen.getByRole('button'))
  await erase()
  // Once, however often it is pressed in between.
  await erase()
  expect(eraseAll.mock.calls).toEqual([[{ uid: 'u-admin', isAdmin: true }]])
  expect(assign).not.toHaveBeenCalled()
  await act(async () => leave())
  expect(assign).toHaveBeenCalledWith('/')
})

test('erasing all data of the device › shows an error and can be retried', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const signOut = vi.fn(async () => {})
  const eraseAll = vi.fn(async () => {}).mockRejectedValueOnce(new Error('disk'))
  open({ signOut }, { device: { eraseAll } })
  fireEvent.click(screen.getByRole('button'))
  await erase()
  expect([useToast.getState().toast?.name, signOut.mock.calls.length]).toEqual(['deviceNotErased', 0])
  await erase()
  expect([eraseAll.mock.calls.length, signOut.mock.calls.length, assign.mock.calls]).toEqual([2, 1, [['/']]])
})
