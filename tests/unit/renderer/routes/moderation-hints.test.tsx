// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import { fresh } from '#tests/support/moderation-jobs.ts'
import { button, dialog, findText, open, shown, stored, text } from '#tests/support/moderation-screen.tsx'

afterEach(cleanup)

const hints = async () => within(await screen.findByRole('region', { name: 'Check these points' }))
const asking: Job = {
  ...fresh('asking', 'Polisher'),
  description: 'Polish by hand. Pay a registration fee of ₹500 before the first day. The work is steady.'
}

describe('hints in the review queue', () => {
  test('highlight a demand for money in the job text', async () => {
    const { user } = await open('?job=asking', [asking])
    await shown('Polisher')
    // Hints from other jobs come when these were read.
    const first = await (await hints()).findByText('New employer: no job approved yet')
    const [fee, last] = (await hints()).getAllByRole('listitem')
    expect(fee?.textContent).toContain('May ask for money')
    expect(fee?.querySelector('q')?.textContent).toContain('registration fee')
    const mark = text().querySelector('.post mark')
    expect(mark?.textContent).toBe(fee?.querySelector('q')?.textContent)
    await user.click(within(fee as HTMLElement).getByRole('button'))
    expect(document.activeElement).toBe(mark)
    expect(last?.contains(first)).toBe(true)
  })

  describe('phrases that hints look for', () => {
    const list = { id: 'fee', latin: 'fee', devanagari: '', gujarati: '', revision: 1 }
    const openPhrases = async () => {
      const app = await open('?job=carver', [{ ...fresh('carver', 'Wax Carver'), description: 'Bring chair money.' }])
      await shown('Wax Carver')
      await app.user.click(button('Settings'))
      const field = await screen.findByLabelText<HTMLTextAreaElement>(/^English/)
      return { ...app, field }
    }

    test('can be changed and reset, which updates the hints', async () => {
      const { user, store, field } = await openPhrases()
      expect(field.value).toContain('{fees} … {purposes}')
      await user.clear(field)
      await user.type(field, 'chair (money)')
      expect(await screen.findByText(/“chair \(money\)” has a sign with no meaning here/)).toBeDefined()
      expect(button('Save list')).toHaveProperty('disabled', true)
      await user.click(button('Discard changes'))
      expect(field.value).toContain('{fees} … {purposes}')
      expect(screen.queryByText(/has a sign with no meaning here/)).toBeNull()
      await user.clear(field)
      await user.type(field, 'chair money')
      await user.click(button('Save list'))
      expect((await hints()).getByText('May ask for money')).toBeDefined()
      expect(store.readElements('hintPhrases')).toMatchObject([{ id: 'fee', latin: 'chair money' }])
      expect(screen.getAllByText('Asks for money (changed)').length).toBeGreaterThan(0)
      await user.click(await screen.findByRole('button', { name: 'Restore the standard list' }))
      expect(field.value).toContain('{fees} … {purposes}')
      await user.click(button('Save list'))
      await findText('Saved. Hints use this list now.')
      expect(store.readElements('hintPhrases')).toEqual([])
    })

    test('gain a phrase in plain words, which can be removed again', async () => {
      const { user, field } = await openPhrases()
      const standard = field.value
      await user.type(screen.getByLabelText(/^Also look for/), 'chair (money){Enter}')
      expect(field.value).toBe(`${standard}\nchair money`)
      // What is typed and not added is saved too.
      await user.type(screen.getByLabelText(/^Also look for/), 'bench money')
      await user.click(button('Save list'))
      expect((await hints()).getByText('May ask for money')).toBeDefined()
      await user.click(button('Remove “bench money”'))
      await user.click(button('Remove “chair money”'))
      expect(field.value).toBe(standard)
    })

    test('keep the typed text when saving fails or another window saved first', async () => {
      const { user, store, field: first } = await openPhrases()
      await user.type(first, ', chair money')
      const choose = (list: string) => {
        const select = screen.getByLabelText('List')
        fireEvent.mouseDown(select)
        const offered = document.getElementById(select.getAttribute('aria-controls') ?? '') as HTMLElement
        fireEvent.click(within(offered).getByRole('option', { name: list }))
        return screen.getByLabelText<HTMLTextAreaElement>(/^English/)
      }
      fireEvent.change(choose('Age'), { target: { value: 'under 30' } })
      const field = choose('Asks for money')
      expect(field.value).toContain(', chair money')
      store.faults.writes = 'full'
      await user.click(button('Save list'))
      expect(await findText('Not saved. Your text is still here.')).toBeDefined()
      store.faults.writes = undefined
      await act(async () => store.setElements('hintPhrases', [list]))
      // Further typing is still based on the list revision over which it was begun.
      await user.type(field, ', bench money')
      const typed = field.value
      expect(typed).toContain('{fees} … {purposes}')
      await user.click(button('Save list'))
      expect(await screen.findByText(/^This list was changed in another window/)).toBeDefined()
      expect(field.value).toBe(typed)
      await user.click(button('Save list'))
      await waitFor(() => expect(store.readElements('hintPhrases')).toMatchObject([{ latin: typed, revision: 2 }]))
    })
  })

  test('require a second click to approve a job that may ask for money', async () => {
    const app = await open('?job=asking', [asking])
    await shown('Polisher')
    await app.user.keyboard('a')
    expect(dialog().textContent).toContain('It says “registration fee of ₹500”.')
    await app.user.click(button('Cancel'))
    expect(stored(app, 'asking')?.status).toBe('pending')
    await app.user.keyboard('a')
    await app.user.click(within(dialog()).getByRole('button', { name: 'Approve anyway' }))
    await screen.findByRole('heading', { name: 'All caught up' })
    expect(stored(app, 'asking')?.status).toBe('approved')
  })
})
