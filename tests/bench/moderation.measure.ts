import { newJob } from '#tests/support/moderation-board.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'
import { Measures, putList, screen } from './measured-screen.ts'

const path = '/admin/requests'

test('review queue › with 500 jobs', async ({ page }) => {
  const many = Array.from({ length: 500 }, (_, index) =>
    newJob(`job_${index}`, `Setter ${index}`, { location: ['Surat GJ', 'Jaipur RJ'][index % 2] ?? '' })
  )
  await putList(page, 'jobs', many)
  await enter(page, 'Admin', '/about-us')
  const measures = new Measures('the review queue with 500 requests')
  await measures.rounds(page, async (own) => {
    const queue = own.getByRole('region', { name: 'Requests' })
    const isFirst = () =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Setter 0') &&
      document.querySelector('.queue-row b')?.textContent === 'Setter 0'
    const isSecond = () => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Setter 1')
    const link = own.getByRole('banner').getByRole('link', { name: 'Job Requests' })
    await measures.press('opened by its link, its first picture', own, link, screen('Job Requests'))
    await own.goto('/about-us')
    await measures.press('opened by its link', own, link, isFirst)
    await measures.open('opened by its address', own, path, isFirst)
    await queue.getByRole('listitem').getByRole('button').first().focus()
    await measures.press('the next one', own, 'j', isSecond)
    const words = queue.getByRole('searchbox')
    await words.focus()
    const found = () => document.querySelector('.queue-row b')?.textContent === 'Setter 7'
    await measures.press('one letter of a search', own, '7', found)
    await own.keyboard.press('Backspace')
    const open = () => document.querySelector('.queue-choices:not([hidden])') !== null
    await measures.press('filters opened', own, queue.getByRole('button', { name: 'Filter and sort' }), open)
    const offered = () => document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)') !== null
    await measures.press('a list of choices opened', own, queue.getByRole('combobox', { name: 'Location' }), offered)
    const narrow = () => document.querySelector('.queue-row b')?.textContent === 'Setter 1'
    await measures.press('narrowed to a place', own, own.getByRole('option', { name: 'Jaipur RJ' }), narrow)
    await own.goto(`${path}?sort=title`)
    await expect(queue.getByRole('listitem').first()).toBeVisible()
    await own.goto(path)
    await expect(own.getByRole('heading', { level: 2, name: 'Setter 0', exact: true })).toBeVisible()
    await expect(own.locator('.moderation-bar')).toHaveAttribute('aria-busy', 'false')
    await queue.getByRole('listitem').getByRole('button').first().focus()
    await measures.press('approved, and the next one comes up', own, 'a', isSecond)
    await own.keyboard.press('u')
    await expect(own.getByRole('heading', { level: 2, name: 'Setter 0', exact: true })).toBeVisible()
  })
})
