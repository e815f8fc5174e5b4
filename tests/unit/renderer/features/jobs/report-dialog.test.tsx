// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as senders from '#renderer/data/reports/report-sender.ts'
import { ReportDialog } from '#renderer/features/jobs/report/report-dialog.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'

afterEach(cleanup)

async function show() {
  const send = vi.fn()
  vi.spyOn(senders, 'createReportSender').mockReturnValue({ send, hasReported: async () => false } as never)
  const close = vi.fn()
  const services = { platform: {} } as unknown as Services
  const draw = (isOpen: boolean) => (
    <ServicesContext value={services}>
      <ReportDialog jobId="job_1" open={isOpen} onClose={close} />
    </ServicesContext>
  )
  const { rerender } = render(draw(true))
  const turn = (isOpen: boolean) => act(async () => rerender(draw(isOpen)))
  await turn(true)
  return { send, close, turn }
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('nothing is sent before a reason is chosen, to look again at the posting keeps what was typed, and whoever has sent it is thanked', async () => {
  const { send, turn } = await show()
  const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^In your own words/)
  await press('Send the report')
  expect(screen.getByText('Please choose what is wrong with it.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]))
  expect(send).not.toHaveBeenCalled()
  fireEvent.change(words(), { target: { value: 'They want ₹500 <b>before</b> the trial.' } })
  await turn(false)
  expect(screen.queryByLabelText(/^In your own words/)).toBeNull()
  await turn(true)
  expect(words().value).toBe('They want ₹500 <b>before</b> the trial.')
  send.mockResolvedValue('sent')
  fireEvent.click(screen.getByRole('radio', { name: 'Asks for money' }))
  screen.getByRole('button', { name: 'Send the report' }).focus()
  await press('Send the report')
  expect(send.mock.calls).toEqual([
    ['job_1', { reason: 'asks-for-money', words: 'They want ₹500 <b>before</b> the trial.' }]
  ])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank you' }))
})
