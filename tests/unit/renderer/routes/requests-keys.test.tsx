// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { button, chosen, dialog, open, shown, stored } from '#tests/support/moderation-screen.tsx'

afterEach(cleanup)

describe('Keyboard shortcuts of the review queue', () => {
  test('are listed under ?, and are turned off and on', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.keyboard('?')
    const keys = await screen.findByRole('dialog', { name: 'Keys of the review queue' })
    expect(dialog()).toBe(keys)
    expect([...dialog().querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      ...['JNext job', 'KPrevious job', 'AApprove', 'RReject or decline, with a reason'],
      ...['LLeave a reported job as it is', 'TTake a reported job down, with a reason'],
      'QAsk the employer of a job, or whoever asks for a company',
      ...['UUndo the last decision', 'EEdit', '/Search the queue', '?All keys']
    ])
    await app.user.click(screen.getByRole('switch', { name: 'Single keys act on this page' }))
    await app.user.click(within(dialog()).getByRole('button', { name: 'Close' }))
    await app.user.keyboard('ja?')
    expect(chosen()).toBe('Diamond Setter')
    expect(stored(app, 'setter')?.status).toBe('pending')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(document.querySelector('.moderation kbd')).toBeNull()
    await app.user.click(button('Keys are off'))
    await app.user.click(screen.getByRole('switch'))
    await app.user.click(within(dialog()).getByRole('button', { name: 'Close' }))
    await app.user.keyboard('j')
    await shown('Wax Carver')
  })
})
