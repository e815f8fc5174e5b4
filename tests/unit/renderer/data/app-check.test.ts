// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareAppCheck } from '#renderer/data/app-check.ts'

const { initializeAppCheck, ReCaptchaEnterpriseProvider } = vi.hoisted(() => ({
  initializeAppCheck: vi.fn(),
  ReCaptchaEnterpriseProvider: vi.fn()
}))
vi.mock('firebase/app-check', () => ({ initializeAppCheck, ReCaptchaEnterpriseProvider }))

let scripts: HTMLScriptElement[]

beforeEach(() => {
  scripts = []
  initializeAppCheck.mockReset()
  // Nothing is fetched here.
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement))
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'trustedTypes')
})

const load = (index = 0) => scripts[index]?.onload?.(new Event('load'))

test('App Check › allows only the reCAPTCHA script under Trusted Types', async () => {
  const rules: { createScriptURL(text: string): string }[] = []
  const createPolicy = vi.fn((_name: string, given: { createScriptURL(text: string): string }) => {
    rules.push(given)
    return given
  })
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  for (const attempt of [0, 1]) {
    const preparing = prepareAppCheck('6Lc-key')
    load(attempt)
    await preparing
  }
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['recaptcha'])
  expect(() => rules[0]?.createScriptURL('https://evil.example/recaptcha/enterprise.js')).toThrow(TypeError)
})

test('App Check › continues when the reCAPTCHA script is blocked or late', async () => {
  vi.useFakeTimers()
  const refused = prepareAppCheck('6Lc-key')
  scripts[0]?.onerror?.(new Event('error'))
  expect(await refused).toBeUndefined()
  const listener = vi.fn()
  void prepareAppCheck('6Lc-key').then(listener)
  // A slow line brings it late: without it the board may refuse everything.
  await vi.advanceTimersByTimeAsync(9_999)
  expect(listener).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(listener.mock.calls).toEqual([[undefined]])
})
