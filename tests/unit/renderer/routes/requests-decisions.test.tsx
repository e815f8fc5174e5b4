// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { doublePressMs } from '#renderer/features/postings/desk/decide/use-one-decision.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { leave } from '#tests/support/app.tsx'
import {
  button,
  chosen,
  dialog,
  elsewhere,
  findText,
  jobs,
  open,
  queue,
  settled,
  shown,
  stored,
  text,
  titles
} from '#tests/support/desk.tsx'
import { holdTimers } from '#tests/support/hold-timers.ts'

afterEach(cleanup)

describe('decisions', () => {
  test('an approved job is live, and the next one comes up by itself', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.click(button('Approve'))
    await shown('Wax Carver')
    await findText('“Diamond Setter” is live.')
    expect(stored(app, 'setter')?.status).toBe('approved')
    expect(app.at()).toBe('/admin/requests?job=carver')
    expect(screen.getByText('Now shown: Wax Carver')).toBeDefined()
    await waitFor(() => expect(titles()).toEqual(['Wax Carver', 'Gemstone Assorter']))
    expect(screen.getByRole('tab', { name: 'Pending Requests 2' })).toBeDefined()
  })

  test('after the last of the queue the one before comes up, and after the only one nothing waits', async () => {
    const app = await open('?job=assorter')
    await shown('Gemstone Assorter')
    for (const next of ['Wax Carver', 'Diamond Setter']) {
      await app.user.click(button('Approve'))
      await shown(next)
      await settled()
    }
    await app.user.click(button('Approve'))
    expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeDefined()
    await waitFor(() => expect(app.at()).toBe('/admin/requests'))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Pending Requests'))
  })

  test('the second press of a double press never decides about the posting that has just come up', async () => {
    const app = await open()
    await shown('Diamond Setter')
    const settle = holdTimers(doublePressMs)
    await app.user.click(button('Approve'))
    await shown('Wax Carver')
    await app.user.click(button('Approve'))
    act(settle)
    await settled()
    expect(chosen()).toBe('Wax Carver')
    expect(stored(app, 'carver')?.status).toBe('pending')
  })

  test('a rejection tells the employer the reason, and lands under the other tab', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.click(button('Reject'))
    expect(dialog()).toBe(screen.getByRole('dialog', { name: 'Reject this posting?' }))
    expect(dialog().textContent).toContain('Suvarna Atelier will see your reason')
    await app.user.type(screen.getByLabelText(/Reason/), ' The pay is lower. ')
    await app.user.click(within(dialog()).getByRole('button', { name: 'Reject' }))
    await shown('Wax Carver')
    await findText('“Diamond Setter” went back to its employer.')
    expect(stored(app, 'setter')).toMatchObject({ status: 'rejected', rejectionReason: 'The pay is lower.' })
    await app.user.click(await screen.findByRole('tab', { name: 'Rejected Jobs 3' }))
    await shown('Diamond Setter')
    expect(text().textContent).toContain('The employer was told: The pay is lower.')
    expect(text().textContent).toContain('3 changes since')
  })

  test('a rejection needs no reason, and what was typed is there again after a second thought', async () => {
    const app = await open('?job=carver')
    await shown('Wax Carver')
    await app.user.click(button('Reject'))
    await app.user.type(screen.getByLabelText(/Reason/), 'Hm')
    await app.user.click(button('Keep it pending'))
    expect(stored(app, 'carver')?.status).toBe('pending')
    await app.user.click(button('Reject'))
    expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'Hm')
    await app.user.clear(screen.getByLabelText(/Reason/))
    await app.user.click(within(dialog()).getByRole('button', { name: 'Reject' }))
    await shown('Gemstone Assorter')
    await waitFor(() => expect(stored(app, 'carver')).toMatchObject({ status: 'rejected' }))
    expect(stored(app, 'carver')).not.toHaveProperty('rejectionReason')
  })

  test('a reason is offered again when its rejection failed after the desk was left', async () => {
    const app = await open('', jobs, { holds: true })
    await shown('Diamond Setter')
    await app.user.click(button('Reject'))
    await app.user.type(screen.getByLabelText(/Reason/), 'The pay is missing.')
    await app.user.click(within(dialog()).getByRole('button', { name: 'Reject' }))
    await shown('Wax Carver')
    await elsewhere(app, (job) => (job.id === 'setter' ? { ...job, revision: (job.revision ?? 0) + 1 } : job))
    await act(async () => app.navigate('/jobs'))
    await waitFor(() => expect(useToast.getState().toast?.name).toBe('postingChangedSince'))
    expect(stored(app, 'setter')?.status).toBe('pending')
    await act(async () => app.navigate('/admin/requests?job=setter'))
    await shown('Diamond Setter')
    await app.user.click(button('Reject'))
    expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'The pay is missing.')
  })

  test('a reason that is too long is said, kept and not sent', async () => {
    const app = await open()
    await shown('Diamond Setter')
    await app.user.click(button('Reject'))
    const reason = screen.getByLabelText<HTMLTextAreaElement>(/Reason/)
    fireEvent.change(reason, { target: { value: `${'x'.repeat(2001)} ` } })
    expect(within(dialog()).getByText('At most 2,000 characters, please: this has 2,001.')).toBeDefined()
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

  test('a rejected job is restored, or deleted for good when that is confirmed', async () => {
    const app = await open('?tab=rejected')
    await shown('Polisher')
    expect(text().textContent).toContain('The employer was told: The pay is missing.')
    await app.user.click(button('Restore'))
    await shown('Accountant')
    await findText('“Polisher” waits for review again.')
    expect(stored(app, 'polisher')?.status).toBe('pending')
    await settled()
    await app.user.click(button('Delete'))
    await app.user.click(button('Keep it'))
    expect(stored(app, 'accountant')).toBeDefined()
    await app.user.click(button('Delete'))
    expect(dialog().textContent).toContain('This cannot be undone.')
    await app.user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: 'No rejected jobs' })).toBeDefined()
    await findText('“Accountant” is gone for good.')
    expect(stored(app, 'accountant')).toBeUndefined()
  })

  test('Edit leads to the form', async () => {
    const app = await open('?job=carver')
    await shown('Wax Carver')
    await leave(() => app.user.keyboard('e'))
    await waitFor(() => expect(app.at()).toBe('/employer/post-job/carver'))
  })
})

describe('a store that fails', () => {
  test.each([
    ['full', 'The storage is full, blocked or cannot be reached. What is stored is unchanged.'],
    ['refused', 'You may not do that with this job any more.']
  ] as const)(
    '%s: nothing is decided, the posting is in its queue again and the person is told',
    async (failure, message) => {
      const app = await open()
      await shown('Diamond Setter')
      app.store.faults.writes = failure
      await app.user.click(button('Approve'))
      await findText(message)
      expect(stored(app, 'setter')?.status).toBe('pending')
      await waitFor(() => expect(titles()).toEqual(['Diamond Setter', 'Wax Carver', 'Gemstone Assorter']))
      app.store.faults.writes = undefined
      await settled()
      await app.user.click(within(queue()).getByText('Diamond Setter'))
      await shown('Diamond Setter')
      await app.user.click(button('Approve'))
      await findText('“Diamond Setter” is live.')
    }
  )

  test('a board that cannot be read says so, and another try shows it', async () => {
    const app = await open()
    await shown('Diamond Setter')
    app.store.faults.reads = 'unavailable'
    await act(async () => app.store.setElements('jobs', jobs))
    expect((await screen.findByRole('alert')).textContent).toContain('The jobs could not be read')
    app.store.faults.reads = undefined
    await app.user.click(button('Try again'))
    await shown('Diamond Setter')
  })
})
