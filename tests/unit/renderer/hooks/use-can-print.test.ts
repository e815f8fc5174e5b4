// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'

afterEach(cleanup)

test.each([
  ['allows a computer at home', undefined, '', true],
  ['refuses a kiosk of the desktop app', {}, '', false],
  ['refuses a site built for kiosks', undefined, '1', false]
])('useCanPrint › %s', (_where, kiosk, built, expected) => {
  vi.stubEnv('LOUPE_KIOSK', built)
  const services = { platform: { kiosk } } as unknown as Services
  const wrapper = ({ children }: PropsWithChildren) => createElement(ServicesContext, { value: services }, children)
  expect(renderHook(useCanPrint, { wrapper }).result.current).toBe(expected)
})
