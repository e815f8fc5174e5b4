// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerQuestion, createQuestion } from '#shared/domain/report/posting-question.ts'
import { button, chosen, open, queue, rows, shown, text, titles } from '#tests/support/desk.tsx'
import { fresh, jobs, revised } from '#tests/support/desk-jobs.ts'

afterEach(cleanup)

describe('the two queues', () => {
  test('say how much waits, what is new and what was revised, and since when', async () => {
    await open()
    await shown('Diamond Setter')
    expect(titles()).toEqual(['Diamond Setter', 'Wax Carver', 'Gemstone Assorter'])
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs.slice(0, 2)).toEqual(['Pending Requests 3', 'Rejected Jobs 2'])
    expect(screen.getByRole('tab', { name: 'Pending Requests 3' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tab', { name: 'Rejected Jobs 2' }).getAttribute('aria-selected')).toBe('false')
    expect(rows()[0]?.textContent).toMatch(/Suvarna Atelier·Surat GJ.*Revised, 3 changes/)
    expect(rows()[0]?.textContent).toContain('2 h2 hours ago')
    expect(rows()[1]?.textContent).toMatch(/New$/)
    expect(screen.getAllByText('1 of 3').length).toBeGreaterThan(0)
  })

  test('the tab and the chosen job stand in the address, and Back leads back', async () => {
    const { user, at, navigate } = await open()
    await waitFor(() => expect(at()).toBe('/admin/requests?job=setter'))
    await user.click(within(queue()).getByText('Wax Carver'))
    await shown('Wax Carver')
    expect(at()).toBe('/admin/requests?job=carver')
    await user.click(screen.getByRole('tab', { name: /Rejected/ }))
    await shown('Polisher')
    await waitFor(() => expect(at()).toBe('/admin/requests?tab=rejected&job=polisher'))
    await act(async () => navigate(-1))
    await shown('Wax Carver')
    await act(async () => navigate(-1))
    await shown('Diamond Setter')
  })

  test('an address opens what it names', async () => {
    await open('?tab=rejected&job=accountant')
    await shown('Accountant')
    expect(titles()).toEqual(['Polisher', 'Accountant'])
    expect(chosen()).toBe('Accountant')
    expect(screen.getByText('The employer was given no reason.')).toBeDefined()
  })

  test('a job that another tab sends comes into the queue by itself, and what is read stays', async () => {
    const app = await open('?job=carver')
    await shown('Wax Carver')
    await act(async () => app.store.setElements('jobs', [fresh('first', 'Goldsmith'), ...jobs]))
    await waitFor(() => expect(titles()[0]).toBe('Goldsmith'))
    expect(chosen()).toBe('Wax Carver')
    expect(screen.getAllByText('3 of 4').length).toBeGreaterThan(0)
  })

  test('Next and Previous above the posting lead to the one after and the one before it, as far as there is one', async () => {
    const { user } = await open('?job=carver')
    await shown('Wax Carver')
    const ends = () => ['Previous', 'Next'].map((name) => button(name).getAttribute('aria-disabled'))
    expect(ends()).toEqual(['false', 'false'])
    await user.click(button('Next'))
    await shown('Gemstone Assorter')
    expect(ends()).toEqual(['false', 'true'])
    for (const title of ['Wax Carver', 'Diamond Setter']) {
      await user.click(button('Previous'))
      await shown(title)
    }
    expect(ends()).toEqual(['true', 'false'])
  })

  test('an address deep in a long queue is found, and the queue says its true number', async () => {
    const many = Array.from({ length: 120 }, (_, index) => fresh(`job_${index}`, `Setter ${index}`))
    await open('?job=job_110', many)
    await shown('Setter 110')
    expect((await screen.findAllByText('111 of 120')).length).toBeGreaterThan(0)
    expect(screen.getByRole('tab', { name: 'Pending Requests 120' })).toBeDefined()
  })

  test('of a queue that somebody has filled the oldest are read first, and whoever goes on reads those behind them', async () => {
    const many = Array.from({ length: 202 }, (_, index) => fresh(`job_${index}`, `Setter ${index}`))
    const { user } = await open('?job=job_199', [...many, fresh('behind', 'Wax Carver')])
    await shown('Setter 199')
    await screen.findByText(/^The oldest 200 of 203 are here/)
    expect(screen.getByRole('tab', { name: 'Pending Requests 203' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Read more' }))
    await waitFor(() => expect(screen.queryByText(/are here; the rest/)).toBeNull())
    expect((await screen.findAllByText('200 of 203')).length).toBeGreaterThan(0)
    expect(button('Next').getAttribute('aria-disabled')).toBe('false')
    await user.keyboard('{Control>}{/Control}')
    for (let step = 0; step < 3; step += 1) await user.keyboard('j')
    await shown('Wax Carver')
  })

  test('without requests there is a picture and a way on', async () => {
    const { user } = await open(
      '',
      [fresh('live', 'Engraver')].map((job) => ({ ...job, status: 'approved' }))
    )
    expect(await screen.findByRole('heading', { name: 'All caught up' })).toBeDefined()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' })).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /Rejected/ }))
    expect(await screen.findByRole('heading', { name: 'No rejected jobs' })).toBeDefined()
  })
})

describe('the posting on the desk', () => {
  test('marks what changed since it was approved, for eye and ear', async () => {
    await open()
    await shown('Diamond Setter')
    expect(text().textContent).toMatch(/3 changes since \d+ \w+ \d{4}, when it was approved/)
    const [removed, added] = ['del', 'ins'].map((mark) =>
      [...text().querySelectorAll(mark)].map((element) => element.textContent)
    )
    expect(removed).toEqual(['[removed: ₹22,000–28,000 ]', '[removed: 1.0 ]'])
    expect(added).toEqual(['[added: ₹18,000–25,000 ]', '[added: 0.8 ]', '[added: Check every stone under 10× ]'])
    expect(text().querySelectorAll('.changed')).toHaveLength(3)
  })

  test('is shown as the public will read it, and with its changes again', async () => {
    const { user } = await open()
    await shown('Diamond Setter')
    await user.click(button('Show as published'))
    expect(text().querySelectorAll('ins, del, .changed')).toHaveLength(0)
    expect(text().textContent).toContain('Set melee from 0.8 to 2.5 mm.')
    expect(text().textContent).toContain('₹18,000–25,000 a month')
    await user.click(button('Show changes'))
    expect(text().querySelectorAll('ins')).toHaveLength(3)
  })

  test('one that never was public has no marks and is New; what is not given has the words the public reads', async () => {
    await open('?job=bare', [...jobs, { ...fresh('bare', 'Bare'), salaryRange: '', qualifications: [] }])
    await shown('Bare')
    expect(text().querySelectorAll('ins, del')).toHaveLength(0)
    expect(text().textContent).toContain('NewNever published before')
    expect(text().textContent).toContain('Competitive, based on experience')
    expect(text().textContent).toContain('Care, honesty and an eye for detail')
    expect(screen.queryByRole('button', { name: 'Show as published' })).toBeNull()
  })

  test('what was taken out altogether stands beside the words the public reads instead', async () => {
    await open('', [revised('setter', 'Diamond Setter', { qualifications: [], salaryRange: '' })])
    await shown('Diamond Setter')
    const removed = [...text().querySelectorAll('del')].map((element) => element.textContent)
    expect(removed).toEqual(['[removed: ₹22,000–28,000 a month ]', '[removed: Steady work under a microscope ]'])
    expect(text().textContent).toContain('Competitive, based on experience')
    expect(text().textContent).toContain('Care, honesty and an eye for detail')
  })

  test('keywords, which no reader sees, are decided about too', async () => {
    await open('', [revised('setter', 'Diamond Setter', { keywords: ['pavé', 'casino'] })])
    await shown('Diamond Setter')
    expect(text().querySelector('ins')?.textContent).toContain('casino')
  })

  test('has its history: who, what, when and the reason', async () => {
    await open('?tab=rejected')
    await shown('Polisher')
    const [last, first] = within(text().querySelector('details') as HTMLElement).getAllByRole('listitem')
    expect(last?.textContent).toMatch(/^You rejected it\d+ \w{3} \d{4}, \d\d:\d\dThe pay is missing\.$/)
    expect(first?.textContent).toMatch(/^The employer sent it\d+ \w{3} \d{4}, \d\d:\d\d$/)
  })

  test('comes up from its beginning and with its history folded, however the one before it was left', async () => {
    const { user } = await open()
    await shown('Diamond Setter')
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    text().scrollTop = 300
    await act(async () => text().querySelector('details')?.setAttribute('open', ''))
    await user.keyboard('j')
    await shown('Wax Carver')
    expect([text().scrollTop, text().querySelector('details')?.open]).toEqual([0, false])
    // On a phone the page itself scrolls.
    expect(scroll.mock.calls).toEqual([[0, 0]])
  })
})

test('an answer in words stands beside its question, and in the row of the posting', async () => {
  const waiting = fresh('carver', 'Wax Carver')
  const question = createQuestion(waiting, 'Which wax?', new Date('2026-11-20T09:00:00.000Z'))
  const app = await open('', [waiting])
  await shown('Wax Carver')
  await act(async () => app.store.setElements('postingQuestions', [question]))
  await within(queue()).findByText('Asked, no answer yet')
  const answered = answerQuestion(question, 'The blue one.', new Date('2026-11-21T09:00:00.000Z'))
  await act(async () => app.store.setElements('postingQuestions', [{ ...answered, revision: 2 }]))
  await within(queue()).findByText('Answered')
  expect(text().textContent).toMatch(
    /You asked on 20 Nov 2026: Which wax\?They answered on 21 Nov 2026: The blue one\./
  )
})
