// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { ReasonField } from '#renderer/jobs/moderation-reasons/reason-field.tsx'

afterEach(cleanup)

test.each([
  ['with a keyboard', true],
  ['on a phone', false]
])('reason of a decision › names keyboard shortcuts only %s', (_, hasKeyboard) => {
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ reasons: {} } as never)
  const list = { matches: hasKeyboard, addEventListener() {}, removeEventListener() {} }
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as never)
  render(<ReasonField use={undefined} label="Reason" help="The employer will see it." reason="" onChange={() => {}} />)
  const help = document.getElementById(screen.getByLabelText('Reason').getAttribute('aria-describedby') ?? '')
  expect(help?.textContent?.includes('Ctrl')).toBe(hasKeyboard)
  expect(help?.textContent).toContain('The employer will see it.')
})
