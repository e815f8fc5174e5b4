// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EraseDevice } from '#renderer/features/accounts/erase-device.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import { userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

test('the page of an erased device begins anew only when its person is signed out', async () => {
  let leave: () => void = () => {}
  const signOut = () =>
    new Promise<void>((done) => {
      leave = done
    })
  const eraseAll = vi.fn(async () => {})
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const services = { accounts: { signOut }, platform: { documents: { device: { eraseAll } } } } as unknown as Services
  render(
    <ServicesContext value={services}>
      <EraseDevice user={userOf('u-admin', 'Admin')} />
    </ServicesContext>
  )
  fireEvent.click(screen.getByRole('button'))
  const form = screen.getByRole('dialog').querySelector('form') as HTMLFormElement
  await act(async () => void fireEvent.submit(form))
  expect(eraseAll).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
  await act(async () => leave())
  expect(assign).toHaveBeenCalledWith('/')
})
