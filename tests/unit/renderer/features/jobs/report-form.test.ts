// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type FormEvent, type PropsWithChildren } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as senders from '#renderer/data/job-reports/report-sender.ts'
import { useReportJobForm } from '#renderer/features/jobs/report/use-report-job-form.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { maxReportLength } from '#shared/domain/text-limits.ts'

afterEach(cleanup)

const services = { platform: {} } as unknown as Services
const wrapper = ({ children }: PropsWithChildren) => createElement(ServicesContext, { value: services }, children)

describe('form to report a job', () => {
  function open() {
    const send = vi.fn<(jobId: string, reporting: object) => Promise<'sent' | 'again' | 'nobody'>>()
    vi.spyOn(senders, 'createReportSender').mockReturnValue({ send, hasReported: async () => false } as never)
    const { result, rerender } = renderHook((isOpen) => useReportJobForm('job_1', isOpen), {
      wrapper,
      initialProps: true
    })
    const write = (values: Parameters<typeof result.current.write>[0]) => act(async () => result.current.write(values))
    const submit = () => act(async () => void (await result.current.submit({ preventDefault: () => {} } as FormEvent)))
    return { send, write, submit, rerender, now: () => result.current }
  }

  test('requires a reason and limits the text length', async () => {
    const { send, write, submit, now } = open()
    await write({ words: 'x'.repeat(maxReportLength + 1) })
    expect(now().has).toBe(maxReportLength + 1)
    await submit()
    expect([now().problems, send.mock.calls]).toEqual([{ reason: 'missing', words: 'long' }, []])
    await write({ words: ` ${'x'.repeat(maxReportLength)} `, reason: 'offends' })
    expect(now().problems).toEqual({})
  })

  test.each([
    ['was sent', 'sent', 'sent', undefined],
    ['was already sent', 'again', 'again', undefined],
    ['needs an account', 'nobody', undefined, 'nobody'],
    ['does not reach the server', new StoreError('unavailable', 'away', { isOffline: true }), undefined, 'offline'],
    ['is refused', new StoreError('refused', 'enough'), undefined, 'refused'],
    ['does not fit the storage', new StoreError('full', 'no room'), undefined, 'other'],
    ['fails for another reason', new TypeError('odd'), undefined, 'other']
  ] as const)('shows a message and keeps the text when a report %s', async (_what, answer, outcome, failure) => {
    const { send, write, submit, now } = open()
    if (typeof answer === 'string') send.mockResolvedValue(answer)
    else send.mockRejectedValue(answer)
    await write({ reason: 'asks-for-money', words: 'They want ₹500.' })
    await submit()
    expect(send.mock.calls).toEqual([['job_1', { reason: 'asks-for-money', words: 'They want ₹500.' }]])
    expect(now()).toMatchObject({ outcome, failure, values: { words: 'They want ₹500.' } })
  })
})
