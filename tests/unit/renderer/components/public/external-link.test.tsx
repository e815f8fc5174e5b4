// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ExternalLink } from '#renderer/components/public/external-link.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'

afterEach(cleanup)

function show(address: string) {
  const openExternal = vi.fn(async (_address: string) => 'opened' as const)
  render(
    <ServicesContext value={{ platform: { openExternal } } as unknown as Services}>
      <ExternalLink address={address}>Website</ExternalLink>
    </ServicesContext>
  )
  return openExternal
}

test('external link › opens an external URL only through the platform', async () => {
  const openExternal = show('https://trade.example/')
  const isHeld: boolean[] = []
  const note = (event: Event) => {
    isHeld.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', note)
  fireEvent.click(screen.getByRole('link', { name: 'Website' }))
  document.removeEventListener('click', note)
  expect(isHeld).toEqual([true])
  await vi.waitFor(() => expect(openExternal.mock.calls).toEqual([['https://trade.example/']]))
})

test('external link › renders no link for an unsafe URL', () => {
  show('javascript:alert(1)')
  expect(screen.queryByText('Website')).toBeNull()
})
