// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { button, chosen, dialog, open, shown, stored } from '#tests/support/moderation-screen.tsx'

afterEach(cleanup)

describe('keyboard shortcuts of the review queue', () => {
  test('are listed by the ? key, and can be turned off and on', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.keyboard('?')
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog()).toBe(keys)
    expect([...dialog().querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      ...['JNext job', 'KPrevious job', 'AApprove', 'RReject or decline, with a reason'],
      'XSelect this job, to decide several together',
      ...['LLeave a reported job live', 'TTake down a reported job, with a reason'],
      'QAsk the employer or the company a question',
      ...['UUndo the last decision', 'EEdit', '/Search requests', '?All shortcuts']
    ])
    await app.user.click(screen.getByRole('switch', { name: 'Use single-key shortcuts on this page' }))
    await app.user.click(within(dialog()).getByRole('button', { name: 'Close' }))
    await app.user.keyboard('ja?')
    expect(chosen()).toBe('Diamond Setter')
    expect(stored(app, 'setter')?.status).toBe('pending')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(document.querySelector('.moderation kbd')).toBeNull()
    await app.user.click(button('Shortcuts are off'))
    await app.user.click(screen.getByRole('switch'))
    await app.user.click(within(dialog()).getByRole('button', { name: 'Close' }))
    await app.user.keyboard('j')
    await shown('Wax Carver')
  })
})
