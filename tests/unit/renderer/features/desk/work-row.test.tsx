// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkRow } from '#renderer/features/desk/queue/work-row.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 30) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const draw = (at: string, who: string[] = []) => render(<WorkRow title="Setter" at={at} who={who} />)
const age = () => screen.getByRole('time').textContent

test('since when work waits is kept up to date as long as it is shown, in short for the eye and in words for the ear', () => {
  draw(new Date().toISOString())
  expect(age()).toBe('nownow')
  act(() => void vi.advanceTimersByTime(120_000))
  expect(age()).toBe('2 min2 minutes ago')
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})

test('of a day it is said how many there were since', () => {
  draw('2026-11-21')
  expect(age()).toBe('todaytoday')
  cleanup()
  draw('2026-11-19')
  expect(age()).toBe('2 d2 days ago')
})

test.each([
  [['Suvarna Atelier', ' ', 'Surat GJ'], 'SetterSuvarna Atelier·Surat GJ'],
  [['Surat GJ', 'Surat GJ'], 'SetterSurat GJ']
])('what is blank of a house is left out, with its dot, and what it is called twice: %j', (who, said) => {
  const complain = vi.spyOn(console, 'error')
  expect(draw('soon', who).container.textContent).toBe(said)
  expect(complain).not.toHaveBeenCalled()
})
