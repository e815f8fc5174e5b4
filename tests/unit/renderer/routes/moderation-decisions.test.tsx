// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  button,
  dialog,
  elsewhere,
  findText,
  open,
  queue,
  shown,
  stored,
  text
} from '#tests/support/moderation-screen.tsx'

afterEach(cleanup)

describe('Reject button', () => {
  test('shows the employer the reason and moves the job to Rejected', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.click(button('Reject'))
    expect(dialog()).toBe(screen.getByRole('dialog', { name: 'Reject this job?' }))
    expect(dialog().textContent).toContain('Suvarna Atelier will see your reason')
    const reason = screen.getByLabelText(/Reason/)
    fireEvent.change(reason, { target: { value: ' The pay is low\u202Eer. ' } })
    fireEvent.blur(reason)
    expect(within(dialog()).getByText('Hidden characters were removed.')).toBeDefined()
    await app.user.click(within(dialog()).getByRole('button', { name: 'Reject' }))
    // A toast stands for five seconds: it is looked for first.
    await findText('“Diamond Setter” was sent back to the employer.')
    await shown('Wax Carver')
    await screen.findByText('Now shown: Wax Carver')
    expect(stored(app, 'setter')).toMatchObject({ status: 'rejected', rejectionReason: 'The pay is lower.' })
    await app.user.click(await screen.findByRole('tab', { name: 'Rejected Jobs 3' }))
    await app.user.click(await within(queue()).findByText('Diamond Setter'))
    await shown('Diamond Setter')
    expect(text().textContent).toContain('Reason sent to the employer: The pay is lower.')
    expect(text().textContent).toContain('3 changes since')
  })

  test('has the focus again after its dialog was cancelled', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.click(button('Reject'))
    await app.user.click(button('Cancel'))
    await waitFor(() => expect(document.activeElement).toBe(button('Reject')))
  })

  test('rejects a reason that is too long and keeps the text', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.click(button('Reject'))
    const reason = screen.getByLabelText<HTMLTextAreaElement>(/Reason/)
    fireEvent.change(reason, { target: { value: `${'x'.repeat(2001)} ` } })
    expect(within(dialog()).getByText('Shorten this to 2,000 characters. It has 2,001 now.')).toBeDefined()
    await app.user.click(within(dialog()).getByRole('button', { name: 'Reject' }))
    expect(document.activeElement).toBe(reason)
    expect([reason.value.length, stored(app, 'setter')?.status]).toEqual([2002, 'pending'])
    fireEvent.change(reason, { target: { value: `${'x'.repeat(2000)} ` } })
    await app.user.click(within(dialog()).getByRole('button', { name: 'Reject' }))
    await shown('Wax Carver')
    await waitFor(() =>
      expect(stored(app, 'setter')).toMatchObject({ status: 'rejected', rejectionReason: 'x'.repeat(2000) })
    )
  })
})

describe('selected jobs in the review queue', () => {
  test('are decided with one confirmation, failures are named, and Undo reverts one or all', async () => {
    const app = await open()
    for (const title of ['Diamond Setter', 'Wax Carver', 'Gemstone Assorter']) {
      await shown(title)
      await app.user.keyboard('xj')
    }
    await elsewhere(app, (job) => (job.id === 'carver' ? { ...job, revision: 9 } : job))
    await app.user.click(await screen.findByRole('button', { name: 'Approve 3' }))
    const listed = within(dialog()).getAllByRole('listitem')
    expect(listed.map((item) => item.textContent)).toContain('Wax Carver·Suvarna Atelier')
    await app.user.click(within(dialog()).getByRole('button', { name: 'Approve 3' }))
    await findText('1 job was not decided. The list below the job says why.')
    expect(await screen.findByText('2 of 3 jobs decided.')).toBeDefined()
    expect(screen.getByText('was changed, so it still needs your review.').parentElement?.textContent).toContain('Wax')
    const statuses = () => ['setter', 'carver', 'assorter'].map((id) => stored(app, id)?.status)
    expect(statuses()).toEqual(['approved', 'pending', 'approved'])
    await app.user.click(screen.getByRole('button', { name: 'Undo one' }))
    await app.user.click(screen.getByRole('button', { name: /^Undo Gemstone Assorter/ }))
    await findText('“Gemstone Assorter” is waiting for review again.')
    expect(statuses()).toEqual(['approved', 'pending', 'pending'])
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Gemstone Assorter'))
    await app.user.click(screen.getByRole('button', { name: /^Undo 1 job/ }))
    await findText('1 job is waiting for review again.')
    expect(statuses()).toEqual(['pending', 'pending', 'pending'])
    await shown('Diamond Setter')
  })

  test('are rejected for one reason, and stay selected with it while storage is full', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.keyboard('xjx')
    await app.user.click(await screen.findByRole('button', { name: 'Reject 2' }))
    await app.user.type(within(dialog()).getByLabelText(/Reason/), 'No pay.')
    app.store.faults.writes = 'full'
    await app.user.click(within(dialog()).getByRole('button', { name: 'Reject 2' }))
    await findText('2 jobs were not decided. The list below the job says why.')
    app.store.faults.writes = undefined
    await app.user.click(await screen.findByRole('button', { name: 'Reject 2' }))
    expect(within(dialog()).getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('No pay.')
    await app.user.click(within(dialog()).getByRole('button', { name: 'Reject 2' }))
    await findText('2 jobs were sent back to the employer.')
    expect(stored(app, 'carver')).toMatchObject({ status: 'rejected', rejectionReason: 'No pay.' })
  })
})
