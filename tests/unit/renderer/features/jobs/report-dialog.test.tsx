// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as senders from '#renderer/data/reports/report-sender.ts'
import { ReportDialog } from '#renderer/features/jobs/report/report-dialog.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import { maxReportLength } from '#shared/domain/text-limits.ts'

afterEach(cleanup)

async function show() {
  const send = vi.fn()
  vi.spyOn(senders, 'createReportSender').mockReturnValue({ send, hasReported: async () => false } as never)
  const close = vi.fn()
  const services = { platform: {} } as unknown as Services
  await act(async () =>
    render(
      <ServicesContext value={services}>
        <ReportDialog jobId="job_1" open onClose={close} />
      </ServicesContext>
    )
  )
  return { send, close }
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('words without end are said to be too long as soon as they are', async () => {
  await show()
  const write = (length: number) =>
    fireEvent.change(screen.getByLabelText(/^In your own words/), { target: { value: 'x'.repeat(length) } })
  write(maxReportLength)
  expect(screen.queryByText(/^At most/)).toBeNull()
  write(maxReportLength + 1)
  expect(screen.getByText(/^At most/).textContent).toMatch(/^At most ([\d,]+) characters, please: this has ([\d,]+)\.$/)
  expect(document.activeElement?.textContent).toBe('Report this posting')
})

test('a report is sent once at a time, and one that nobody may send says what to do first', async () => {
  const { send, close } = await show()
  let answer: (result: string) => void = () => {}
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    })
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Not a real house' }))
  await press('Send the report')
  const sending = screen.getByRole('button', { name: 'Sending…' })
  expect(sending.getAttribute('aria-disabled')).toBe('true')
  await press('Sending…')
  expect(send.mock.calls).toEqual([['job_1', { reason: 'not-a-real-house', words: '' }]])
  await act(async () => answer('nobody'))
  expect(screen.getByRole('alert').textContent).toMatch(/^This board takes reports from people who have logged in/)
  await press('Cancel')
  expect(close).toHaveBeenCalledOnce()
})
