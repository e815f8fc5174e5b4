// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as senders from '#renderer/data/reports/report-sender.ts'
import { useReportForm } from '#renderer/features/jobs/report/use-report-form.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'

afterEach(cleanup)

const services = { platform: {} } as unknown as Services
const wrapper = ({ children }: PropsWithChildren) => createElement(ServicesContext, { value: services }, children)

test.each([
  ['who has written nothing yet is told that they have reported it', '', 'again'],
  ['who has begun to write is not interrupted by that', 'The pay is', undefined]
])('%s', async (_who, words, outcome) => {
  let answer: (isKnown: boolean) => void = () => {}
  const hasReported = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve
    })
  vi.spyOn(senders, 'createReportSender').mockReturnValue({ hasReported } as never)
  const { result } = renderHook(() => useReportForm('job_1', true), { wrapper })
  if (words !== '') await act(async () => result.current.write({ words }))
  await act(async () => answer(true))
  expect(result.current.outcome).toBe(outcome)
})
