import { jobLimits } from '#shared/domain/job/job-content.ts'
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

test('review queue › with 30 jobs as long as they may be', async ({ page }) => {
  const words = 'Set 40 stones a day in 18 kt gold near Mahidharpura, call 98250 12345. हर महीने समय पर वेतन। સુરતમાં કામ. '
  const fill = (max: number, at: number) => `${at} ${words.repeat(Math.ceil(max / words.length))}`.slice(0, max).trim()
  const list = ({ max, maxLength }: { max: number; maxLength: number }, at: number) =>
    Array.from({ length: max }, (_, nth) => fill(maxLength, 100 * at + nth))
  const longest = Array.from({ length: 30 }, (_, at) =>
    newJob(`job_${at}`, `Setter ${at}`, {
      ...{ description: fill(jobLimits.description, at), companyOverview: fill(jobLimits.companyOverview, at) },
      ...{ responsibilities: list(jobLimits.lines, at), qualifications: list(jobLimits.lines, at + 30) },
      keywords: list(jobLimits.keywords, at)
    })
  )
  await putList(page, 'jobs', longest)
  await enter(page, 'Admin', '/about-us')
  const measures = new Measures('the review queue with 30 jobs as long as they may be')
  await measures.rounds(page, async (own) => {
    const link = own.getByRole('banner').getByRole('link', { name: 'Job Requests' })
    const isFirst = () => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Setter 0')
    await measures.press('opened by its link', own, link, isFirst)
    await own.goto('/about-us')
    const hasHints = () => document.querySelectorAll('.queue-row .queue-flag').length === 30
    await measures.press('opened by its link, until all have their hints', own, link, hasHints)
  })
})
