// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginForm } from '#renderer/demo/demo-login.tsx'
import * as demo from '#renderer/demo/open-demo-documents.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import { useToast } from '#renderer/stores/toast-store.ts'

const accounts = { signIn: vi.fn() }
const device = { eraseAll: vi.fn() }
const onEntered = vi.fn()

function open(day: string | null = '2026-11-24') {
  vi.spyOn(demo, 'demoDay', 'get').mockReturnValue(day)
  render(
    <MemoryRouter>
      <ServicesContext value={{ accounts, platform: { documents: { device } } } as unknown as Services}>
        <LoginForm onEntered={onEntered} demonstration={false} />
      </ServicesContext>
    </MemoryRouter>
  )
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const lastToast = () => useToast.getState().toast

beforeEach(() => {
  vi.stubEnv('LOUPE_DEMO_PASSWORD', 'a steady hand')
  for (const mock of [accounts.signIn, device.eraseAll, onEntered]) mock.mockReset()
  useToast.setState({ toast: null })
})
afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

test.each([
  ['Look as a candidate', 'meena.patel@example.com', 'Candidate', 'loginSuccessful'],
  ['Look as an employer', 'suvarna_employer@loupe.example', 'Employer', 'loginSuccessful'],
  ['Look as the administrator', 'admin@loupe.example', 'Admin', 'adminLoginSuccessful']
] as const)('demonstration login › signs in with one click on %s', async (name, email, role, toast) => {
  accounts.signIn.mockResolvedValue({ role, isAdmin: role === 'Admin' })
  open()
  expect(screen.getByText(/^Sample data, made on 24 Nov 2026/)).toBeDefined()
  await press(name)
  expect(accounts.signIn).toHaveBeenCalledExactlyOnceWith(email, 'a steady hand')
  expect(onEntered).toHaveBeenCalledExactlyOnceWith(role)
  expect(lastToast()?.name).toBe(toast)
})

test('demonstration login › Start again erases the browser data or shows an error', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  device.eraseAll.mockRejectedValueOnce(new Error('blocked'))
  open()
  await press('Start again')
  expect([lastToast()?.name, assign.mock.calls]).toEqual(['deviceNotErased', []])
  await press('Start again')
  expect(device.eraseAll).toHaveBeenLastCalledWith({ uid: 'admin', isAdmin: true })
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login')
})
