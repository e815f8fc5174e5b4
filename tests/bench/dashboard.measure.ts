import { enter } from '#tests/support/people-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { expect, test } from '#tests/support/target.ts'
import { Measures, putList, screen } from './measured-screen.ts'

const path = '/employer/dashboard'

/** So short that ten thousand fit into a browser. */
const short = { description: 'Set melee.', responsibilities: [], qualifications: [], keywords: ['pavé'] }

const jobAt = (index: number) =>
  sampleJob(`job_${index}`, {
    ...short,
    title: `Setter ${String(index).padStart(5, '0')}`,
    location: ['Surat GJ', 'Jaipur RJ', 'Mumbai MH'][index % 3] ?? '',
    status: index % 4 === 0 ? 'pending' : 'approved',
    postedDate: `2026-${String(1 + (index % 11)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`
  })

test('dashboard › with 10,000 jobs', async ({ page }) => {
  const many = Array.from({ length: 10_000 }, (_, index) => jobAt(index))
  await putList(page, 'jobs', many)
  await enter(page, 'Admin', '/about-us')
  const measures = new Measures('the dashboard with 10,000 jobs')
  await measures.rounds(page, async (own) => {
    const main = own.getByRole('main')
    const all = () =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => /of 10,000 jobs/.test(textContent ?? ''))
    const back = async () => {
      await own.goto(path)
      await expect(main.getByRole('heading', { level: 2, name: /of 10,000 jobs/ })).toBeVisible()
    }
    const link = own.getByRole('banner').getByRole('link', { name: 'Dashboard' })
    await measures.press('opened by its link, its first picture', own, link, screen('Admin Dashboard'))
    await own.goto('/about-us')
    await measures.press('opened by its link', own, link, all)
    await measures.open('opened by its address', own, path, all)
    await main.getByLabel('Search', { exact: true }).focus()
    const found = () =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => /of [0-9],\d+ jobs/.test(textContent ?? ''))
    await measures.press('one letter of a search', own, '7', found)
    await back()
    const waiting = () =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => /of 2,500 jobs/.test(textContent ?? ''))
    await measures.press('narrowed to a status', own, own.getByText(/^Pending 2,?500$/), waiting)
    await back()
    const offered = () => document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)') !== null
    await main.getByRole('button', { name: 'Filters' }).click()
    await measures.press('a list of choices opened', own, main.getByRole('combobox', { name: 'Location' }), offered)
    const inPlace = () =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => /of 3,333 jobs/.test(textContent ?? ''))
    await measures.press('narrowed to a place', own, own.getByRole('option', { name: 'Jaipur RJ' }), inPlace)
    await back()
    const sorted = () => document.querySelector('.posted-name')?.textContent?.includes('00000') === true
    await measures.press('sorted by title', own, own.getByRole('columnheader', { name: 'Job' }), sorted)
    const turned = () =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => /^6–10 of/.test(textContent ?? ''))
    await measures.press('the next page', own, own.getByRole('link', { name: 'Next' }), turned)
    await back()
    await main.getByRole('button', { name: 'Filters' }).click()
    await main.getByRole('combobox', { name: 'Show' }).click({ force: true })
    const fifty = () =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => /^1–50 of/.test(textContent ?? ''))
    await measures.press('fifty a page', own, own.getByRole('option', { name: '50 a page' }), fifty)
    const drawn = () => document.querySelector('main svg.recharts-surface') !== null
    await measures.press('the numbers', own, own.getByRole('tab', { name: /numbers/i }), drawn)
  })
})
